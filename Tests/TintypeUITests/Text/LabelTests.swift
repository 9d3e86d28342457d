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

    @Test("in iOS's lists the words of labels begin below one another, and their symbols have the accent colour")
    func rows() throws {
        let rows = List {
            Label("Words", systemImage: "star").id("star")
            Label("Words", systemImage: "circle").font(.caption2).id("circle")
            NavigationLink(value: 1) { Label("Words", systemImage: "bolt") }.id("bolt")
        }
        func texts(_ scene: SettledScene) -> [CGFloat] { scene.tree.root.all("Text").map(\.frame.minX) }
        let scene = try settle(rows, width: 300, height: 400)
        #expect(texts(scene)[0] == 72 && texts(scene)[2] == 72)
        let tint = Color.blue.resolve(in: EnvironmentValues()).description.lowercased()
        #expect(scene.tree.root.all("Image").prefix(3).map { $0.value("style") } == [tint, tint, tint])
        // Accessibility sizes have no room to give away, and macOS's lists are as other views.
        let large = try settle(rows.environment(\.dynamicTypeSize, .accessibility3), width: 300, height: 800)
        #expect(texts(large)[0] != 72)
        let mac = try settle(
            List { label }, width: 300, height: 400, context: .blocks(platform: Platform(.macOS)))
        #expect(mac.tree.root.all("Image").first?.value("style") != tint)
    }

    @Test("a style that was chosen, and a button's border, come before the list's")
    func rowStyles() throws {
        func width(_ view: some View) throws -> CGFloat {
            try settle(view, width: 300, height: 300).frame("button").width
        }
        let button = Button("Words", systemImage: "star") {}.buttonStyle(.bordered).id("button")
        #expect(try width(List { HStack { button } }) == width(VStack { button }))
        let scene = try settle(List { label.foregroundStyle(Color.red) }, width: 300, height: 300)
        let red = Color.red.resolve(in: EnvironmentValues()).description.lowercased()
        #expect(scene.tree.root.all("Image").first?.value("style") == red)
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
