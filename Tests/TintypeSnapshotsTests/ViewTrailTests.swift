import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

@Suite("The way to a view of Swift")
struct ViewTrailTests {
    private func user(_ name: String) -> SettledTree.Maker { SettledTree.Maker(name: name, module: "App") }
    private func ours(_ name: String) -> SettledTree.Maker { SettledTree.Maker(name: name, module: "TintypeUI") }

    /// The causes of another text in `wrap`.
    private func cause(_ wrap: (SettledTree.View) -> SettledTree.View) throws -> CaseCause {
        func tree(_ text: String) -> SettledTree {
            SettledTree(root: wrap(view("Text", .zero, [.init("text", text)])))
        }
        // As a golden's layout is read back: without what made the views.
        let old = try #require(LayoutText.decode(LayoutText.encode(tree("Old"))))
        return try #require(LayoutCauses.of(LayoutDifference.between(old, tree("New"))).first)
    }

    @Test("names the author's types, SwiftUI's containers, and a control by its text")
    func names() throws {
        let cause = try cause { text in
            view(
                "background", .zero, [],
                [
                    view(
                        "ListRows", .zero, [],
                        [
                            view(
                                "padding", .zero, [], [view("frame", .zero, [], [text])],
                                makers: [user("Row<Text>"), ours("Button<Text>"), ours("AutomaticButton")])
                        ])
                ], makers: [user("ProfileScreen")])
        }
        #expect(cause.text == #"ProfileScreen > List > Row > Button "New" text Old → New"#)
        #expect(cause.owner == "App.Row")
        #expect(cause.shownText == "New")
    }

    @Test("begins near enough to be read, and always with a type of the author's")
    func near() throws {
        func nested(_ names: [SettledTree.Maker]) throws -> String {
            try cause { text in names.reversed().reduce(text) { view("group", .zero, [], [$0], makers: [$1]) } }.text
        }
        let containers = ["TabView", "NavigationStack", "Form", "ScrollView"].map(ours)
        #expect(
            try nested([user("Tabs")] + containers + [user("Screen"), ours("List")])
                == #"Screen > List > Text "New" text Old → New"#)
        #expect(
            try nested([user("Tabs")] + containers + [ours("Table")])
                == #"Tabs > Form > ScrollView > Table > Text "New" text Old → New"#)
    }

    @Test("is none in scenes, whose views are known by their places")
    func scenes() throws {
        let cause = try cause {
            var stack = view("ScrollView", .zero, [], [$0], makers: [SettledTree.Maker(name: "card")])
            stack.source = SourceLocation(file: "a.yaml", line: 1, column: 1)
            return stack
        }
        #expect(cause.text == #"Text "New" in ScrollView text Old → New"#)
        #expect(cause.owner == nil)
    }

    @Test("is that of the containers alone where the author's code has no type, as in a preview")
    func untyped() throws {
        let cause = try cause { view("NavigationStack", .zero, [], [view("VStack", .zero, [], [$0])]) }
        #expect(cause.text == #"NavigationStack > Text "New" text Old → New"#)
    }
}
