import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

@testable import TintypeTesting

@Suite("Where a cause stands in the source")
struct SourceFinderTests {
    private let folder = ScratchFolder()

    private func put(_ files: [String: String]) throws {
        for (path, text) in files {
            let url = URL(fileURLWithPath: folder.path + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private func place(of owner: String, showing text: String? = nil) -> String? {
        var cause = CaseCause(kind: .attribute, view: "Text", text: "", change: "")
        cause.owner = owner
        cause.shownText = text
        return SourceFinder().place(of: cause, inPackage: folder.path).map { "\($0.file):\($0.line):\($0.column)" }
    }

    private let card = """
        // struct Card
        let example = "struct Card {}"
        struct CardList { var title = "Hello" }

        public struct Card: View {
            /* "Hello" */
            var body: some View {
                Text("Hello").padding()
                Button("Go") { print("}") }
                Button("Go") {}
            }
        }
        """

    @Test("is the text that changed, where the type writes it once, and else the type's declaration")
    func found() throws {
        try put(["Sources/Cards/Card.swift": card])
        #expect(place(of: "Cards.Card", showing: "Hello") == "Sources/Cards/Card.swift:8:14")
        #expect(place(of: "Cards.Card", showing: "Go") == "Sources/Cards/Card.swift:5:15")
        #expect(place(of: "Cards.Card", showing: "Bye") == "Sources/Cards/Card.swift:5:15")
        #expect(place(of: "Cards.Card") == "Sources/Cards/Card.swift:5:15")
        #expect(place(of: "Cards.CardList") == "Sources/Cards/Card.swift:3:8")
    }

    @Test(
        "is the one call of the modifier that has the new number, and else the type's declaration",
        arguments: [
            ("VStack/padding", "padding 8 → 12.5", 5), ("VStack/offset[1]", "offset x 0 → -4", 6),
            ("VStack/padding", "padding 8 → 16", 2), ("VStack/padding", "padding 8 → 3", 2),
            ("VStack/frame#a", "frame width 12 → 40", 8), ("VStack/HStack", "spacing 8 → 40", 2),
        ])
    func modifier(_ view: String, _ change: String, _ line: Int) throws {
        try put([
            "Sources/Cards/Card.swift": """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    Text("padding(12.5)")  // .padding(12.5)
                        .padding(.horizontal, 12.5)
                        .offset(x: -4)
                    HStack { Spacer().padding(16) }.padding(16)
                    Divider().frame(
                        width: isOpen ? 40 : 20)
                }
            }
            """
        ])
        var cause = CaseCause(kind: .attribute, view: view, text: "", change: change)
        cause.owner = "Cards.Card"
        #expect(SourceFinder().place(of: cause, inPackage: folder.path)?.line == line)
    }

    @Test("is looked for in the type's module first, and not told where it may be in several places")
    func ambiguous() throws {
        try put([
            "Sources/Cards/Card.swift": card, "Sources/Other/Card.swift": "struct Card {}",
            ".build/Cards/Card.swift": card,
            "App/Views/Row.swift": "final class Row {}", "Sources/Cards/A.swift": "struct Twice {}",
            "Sources/Cards/B.swift": "struct Twice { let text = \"once\" }",
        ])
        #expect(place(of: "Cards.Card") == "Sources/Cards/Card.swift:5:15")
        #expect(place(of: "Elsewhere.Row") == "App/Views/Row.swift:1:13")
        #expect(place(of: "Elsewhere.Card") == nil)
        #expect(place(of: "Cards.Twice") == nil)
        #expect(place(of: "Cards.Twice", showing: "once") == "Sources/Cards/B.swift:1:27")
        #expect(place(of: "Cards.Nowhere") == nil)
    }

    @Test("may be in a package that is depended on by its path")
    func neighbours() throws {
        try put([
            "App/Package.swift": """
            let package = Package(
                name: "App", dependencies: [
                    .package(url: "https://example.com/other", from: "1.0.0"), .package(name: "design", path: "../Design"),
                ], targets: [.target(name: "App", path: "Sources")])
            """,
            "Design/Sources/Design/Badge.swift": "public struct Badge {}", "App/Sources/Main.swift": "struct Main {}",
        ])
        var cause = CaseCause(kind: .moved, view: "Text", text: "", change: "")
        cause.owner = "Design.Badge"
        let place = SourceFinder().place(of: cause, inPackage: folder.path + "/App")
        #expect(
            place == TintypeGraphics.SourceLocation(file: "../Design/Sources/Design/Badge.swift", line: 1, column: 15))
        cause.owner = "App.Main"
        #expect(SourceFinder().place(of: cause, inPackage: folder.path + "/App")?.file == "Sources/Main.swift")
    }
}
