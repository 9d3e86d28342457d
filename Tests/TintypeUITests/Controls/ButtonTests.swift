import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Buttons")
@MainActor
struct ButtonTests {
    @Test("a bordered button is its label and 12 by 7 points around it")
    func borderedPadding() throws {
        let scene = try settle(
            Button {
            } label: {
                Color.red.frame(width: 40, height: 22).id("label")
            }
            .buttonStyle(.bordered)
            .id("button"))
        #expect(try scene.frame("button").size == CGSize(width: 64, height: 36))
        #expect(try scene.frame("label").minX == 12)
    }

    @Test("on macOS a button has a border of 12 by 4 points, and is at least 24 high")
    func borderedOnMac() throws {
        let scene = try settle(
            Button {
            } label: {
                Color.red.frame(width: 40, height: 10)
            }
            .id("button"), context: .blocks(platform: Platform(.macOS)))
        #expect(try scene.frame("button").size == CGSize(width: 64, height: 24))
    }

    @Test("a button without a style is its label in the accent colour, and red where it destroys")
    func automatic() throws {
        let labels = try settle(
            VStack {
                Button("Go") {}
                Button("Delete", role: .destructive) {}
            }
            .tint(.green)
        ).tree.root.all("Text")
        #expect(labels.map { $0.value("text") } == ["Go", "Delete"])
        #expect(labels.map { $0.value("style") } == [hex(.green), hex(.red)])
    }

    @Test("a colour chosen around a button paints its label")
    func foreground() throws {
        let labels = try settle(Button("Go") {}.foregroundColor(.purple)).tree.root.all("Text")
        #expect(labels.map { $0.value("style") } == [hex(.purple)])
    }

    @Test("what is disabled stays so inside, and a style of a user can read it")
    func disabled() throws {
        let text = try settle(
            Button("Go") {}.disabled(false).disabled(true).buttonStyle(StateStyle())
        ).tree.text()
        #expect(text.contains("text=\"disabled for nil\""))
    }

    @Test("a button inside a style has the style around that one, and none ends in itself")
    func nesting() throws {
        let inner = try settle(Button("Go") {}.buttonStyle(FrameStyle()).id("inner"))
        let text = try settle(
            Button("Go") {}.buttonStyle(FrameStyle()).buttonStyle(StateStyle())
        ).tree.text()
        #expect(text.contains("enabled for nil"))
        #expect(inner.tree.text().contains("Go"))
    }

    @Test("a style's trigger does what the button is for")
    func trigger() throws {
        final class Count { var value = 0 }
        let count = Count()
        struct PressingStyle: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onAppear { configuration.trigger() }
            }
        }
        _ = try settle(Button("Go") { count.value += 1 }.buttonStyle(PressingStyle()))
        #expect(count.value == 1)
    }

    @Test("text stands from a button as from a control")
    func spacing() throws {
        let scene = try settle(
            VStack {
                Text("a").id("text")
                Button("b") {}.id("button")
            })
        let gap = try scene.frame("button").minY - scene.frame("text").maxY
        // From a text to another view below it, in the body font of iOS (Semantics.md 13.2).
        #expect(abs(gap - 10.643) < 0.001)
    }

    private func hex(_ color: Color) -> String { "\(color._resolve(in: RenderContext.blocks().rootValues))" }
}

/// Says what it reads of its environment and configuration.
private struct StateStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let role = configuration.role.map { "\($0)" } ?? "nil"
        return Text(verbatim: "\(isEnabled ? "enabled" : "disabled") for \(role)")
    }
}

/// A style that changes the style around it.
private struct FrameStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(4)
    }
}

extension RenderContext {
    /// The values of the root.
    var rootValues: EnvironmentValues {
        var values = EnvironmentValues()
        values.platform = platform
        return values
    }
}
