import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("The prelude")
struct PreludeTests {
    @Test("the prelude declares the names that lead to it, and no others")
    func names() throws {
        let diagnostics = DiagnosticBag()
        let document = try #require(
            SceneDocument.parse(PackageResources.Prelude_yaml, file: Prelude.file, diagnostics: diagnostics))
        func keys(_ section: String) -> [String] {
            let value = document.root.mapping?.first { $0.key == section }?.value
            return (value?.mapping ?? []).map(\.key).sorted()
        }
        #expect(keys("components") == Prelude.components)
        #expect(keys("modifiers") == Prelude.modifiers)
        #expect(keys("preferences") == Prelude.preferences)
    }

    @Test("all of the prelude is without fault, as a scene's own declarations are")
    func isSound() throws {
        let text = String(decoding: PackageResources.Prelude_yaml, as: UTF8.self)
        _ = try SceneFile.parse(text: text + "\nbody: Spacer\n", file: "prelude-as-scene.yaml")
    }

    @Test("a badge that nothing collects draws itself, and one that is collected is drawn once and last")
    func badges() throws {
        let row = """
            body:
              HStack:
                - icon: {symbol: globe}
                  modifiers: [iconBadge: "7"]
                - icon: {symbol: star}
            """
        let inline = try settle(row)
        #expect(inline.all("overlay").count == 1)
        #expect(inline.all("Text").count == 1)
        let collected = try settle(row + "\n  modifiers: [iconBadges]")
        #expect(collected.all("overlay").isEmpty)
        let reader = try #require(collected.all("overlayPreferenceValue").first)
        #expect(reader.children.count == 2)
        #expect(reader.children[1].first { $0.kind == "Text" }?["text"] == "7")
    }

    @Test("a highlight is an ellipse 10 points around its view, collected or not")
    func highlight() throws {
        for collector in ["", "\n  modifiers: [iconBadges]"] {
            let scene = try settle(
                "body:\n  HStack:\n    - {Text: abc, id: text, modifiers: [highlight]}\n    - Text: d" + collector)
            let text = try #require(scene.all("Text").first).frame
            let ellipse = try #require(scene.all("Ellipse").first)
            #expect(ellipse["stroke"]?.hasSuffix("width 2") == true)
            #expect(abs(ellipse.frame.minX - (text.minX - 10)) < 0.01)
            #expect(abs(ellipse.frame.height - (text.height + 20)) < 0.01)
        }
    }

    @Test("a badge is drawn above the highlights of all views, its own included")
    func order() throws {
        let scene = try settle(
            """
            body:
              HStack:
                - icon: {symbol: globe}
                  modifiers: [iconBadge: "7", highlight]
                - icon: {symbol: star}
                  modifiers: [highlight]
              modifiers: [iconBadges]
            """)
        // A view's overlay comes after it in the tree, as it is drawn.
        func kinds(_ view: SettledTree.View) -> [String] { [view.kind] + view.children.flatMap(kinds) }
        let order = kinds(scene.tree.root)
        let badge = try #require(order.lastIndex(of: "Text"))
        #expect(order.filter { $0 == "Ellipse" }.count == 2)
        #expect(try #require(order.lastIndex(of: "Ellipse")) < badge)
    }

    @Test("a scene's own preference of a prelude's name is another one")
    func preferences() throws {
        let scene = try settle(
            """
            preferences:
              badges: {default: 0, reduce: sum}
            body:
              icon: {symbol: globe}
              modifiers:
                - iconBadge: "7"
                - preference: {key: badges, value: 5}
                - overlayPreferenceValue: {key: badges, content: {Text: sum $(value)}}
                - iconBadges
            """)
        #expect(scene.all("Text").contains { $0["text"] == "sum 5" })
        #expect(scene.all("Text").contains { $0["text"] == "7" })
    }
}
