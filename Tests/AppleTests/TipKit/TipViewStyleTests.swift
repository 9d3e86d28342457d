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
}
