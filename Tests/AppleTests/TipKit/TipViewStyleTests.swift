import SwiftUI
import Testing
import TipKit

private struct Pruning: Tip {
    var title: Text { Text("Prune") }
    var message: Text? { Text("In spring") }
}

private struct Plain: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.title
            Text("Plain")
        }
    }
}

@Suite("Styles of tips")
@MainActor
struct TipViewStyleTests {
    @Test("a tip is drawn by the style around it")
    func styles() throws {
        #expect(try LaidOutView(TipView(Pruning()).tipViewStyle(Plain())).texts == ["Prune", "Plain"])
        let usual = try LaidOutView(TipView(Pruning())).texts
        #expect(try usual == LaidOutView(TipView(Pruning()).tipViewStyle(.miniTip)).texts)
        #expect(usual.contains("In spring"))
    }

    private struct Watering: Tip {
        var title: Text { Text("Water") }
        var actions: [Tips.Action] {
            Tips.Action(id: "now") { Text("Now") }
            Tips.Action(id: "later", title: "Later")
        }
    }

    private struct Buttons: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.actions.first?.handler()
            return configuration.title
        }
    }

    @Test("a tip's buttons have their texts, and tell the view that shows them, UIKit's, too")
    func actions() throws {
        #expect(try LaidOutView(TipView(Watering())).texts == ["Water", "Now", "Later"])
        var told: [String] = []
        _ = try LaidOutView(TipView(Watering()) { told.append($0.id) }.tipViewStyle(Buttons()))
        #expect(Set(told) == ["now"])
        told = []
        let view = TipUIView(Watering()) { told.append($0.id) }
        view.viewStyle = Buttons()
        #expect(try LaidOutView(view._picture).texts == ["Water"] && Set(told) == ["now"])
    }
}
