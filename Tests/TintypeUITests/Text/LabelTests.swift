import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Labels")
@MainActor
struct LabelTests {
    private func names(_ view: some View) throws -> [String] {
        func names(_ tree: SettledTree.View) -> [String] {
            tree.children.isEmpty ? [tree.kind] : tree.children.flatMap(names)
        }
        return names(try settle(view).tree.root)
    }

    private let label = Label("Words", systemImage: "star")

    @Test("a style decides what is seen")
    func styles() throws {
        #expect(try names(label) == ["Image", "Text"])
        #expect(try names(label.labelStyle(.titleOnly)) == ["Text"])
        #expect(try names(label.labelStyle(.iconOnly)) == ["Image"])
        #expect(try names(label.labelStyle(.titleAndIcon).labelStyle(.titleOnly)) == ["Image", "Text"])
    }

    @Test("a label made of a configuration has the style around its own")
    func nesting() throws {
        #expect(try names(label.labelStyle(Doubled()).labelStyle(.iconOnly)) == ["Image", "Image"])
        #expect(try names(label.labelStyle(Doubled())) == ["Image", "Text", "Image", "Text"])
    }

    @Test("a style reads its environment")
    func environment() throws {
        #expect(try names(label.labelStyle(ByScheme())) == ["Text"])
        #expect(try names(label.labelStyle(ByScheme()).environment(\.colorScheme, .dark)) == ["Image"])
    }
}

private struct Doubled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Label(configuration)
            Label(configuration)
        }
    }
}

private struct ByScheme: LabelStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        if scheme == .dark { configuration.icon } else { configuration.title }
    }
}
