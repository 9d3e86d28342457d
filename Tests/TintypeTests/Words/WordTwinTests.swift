import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeTree

/// The examples of the vocabulary in both forms. `TINTYPE_RECORD=all swift test --filter WordTwin` writes the Swift file of
/// them anew; the next build compiles it.
@Suite("Every word's example is the same in Swift and in a scene")
@MainActor
struct WordTwinTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("WordTwins.swift")

    private static let words: [(name: String, example: WordExample?)] =
        Vocabulary.views.map { ($0.name, $0.example) } + Vocabulary.modifiers.map { ($0.name, $0.example) }

    /// Words without an example: expressions and names of the scene's own make them, which a call alone cannot show.
    private static let unshown: Set<String> = []

    @Test("the Swift file has the examples as the vocabulary has them")
    func isRecorded() throws {
        let text = Self.written(Self.words)
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let isEqual = try String(contentsOf: Self.file, encoding: .utf8) == text
        #expect(isEqual, "write it: TINTYPE_RECORD=all swift test --filter WordTwin")
    }

    @Test("every word has an example, which uses it")
    func isComplete() {
        #expect(Self.words.filter { $0.example == nil }.map(\.name).filter { !Self.unshown.contains($0) } == [])
        for (name, example) in Self.words {
            if let example { #expect(example.scene.contains(name), "\(name)") }
        }
    }

    @Test("both forms make one tree and one drawing")
    func agrees() throws {
        for twin in WordTwin.all {
            let example = try #require(Self.words.first { $0.name == twin.name }?.example, "\(twin.name)")
            let file = try SceneFile.parse(text: example.file, file: "\(twin.name).yaml")
            let scene = try Self.settle { file.evaluate(into: &$0) }
            let view = try Self.settle(twin.evaluate)
            #expect(scene.tree.text(names: false) == view.tree.text(names: false), "\(twin.name)")
            let isDrawnAlike = scene.displayList(background: nil) == view.displayList(background: nil)
            #expect(isDrawnAlike, "\(twin.name) is drawn otherwise")
        }
    }

    @Test("each name of a style is drawn in its word's example, and a name that is none is refused")
    func styles() throws {
        for spec in Vocabulary.modifiers {
            guard case .controlStyle(let choice)? = spec.arguments.first?.kind, let example = spec.example else {
                continue
            }
            func parse(_ name: String) throws -> SceneFile {
                let text = example.file.replacing(try Regex("\(spec.name): \\w+"), with: "\(spec.name): \(name)")
                return try SceneFile.parse(text: text, file: "\(spec.name).yaml")
            }
            for name in choice.values {
                let file = try parse(name)
                #expect(try Self.settle { file.evaluate(into: &$0) }.size.width > 0, "\(spec.name): \(name)")
            }
            #expect(throws: (any Error).self, "\(spec.name)") { try parse("none") }
        }
    }

    @Test("every example is drawn")
    func draws() throws {
        for (name, example) in Self.words {
            guard let example else { continue }
            do {
                let file = try SceneFile.parse(text: example.file, file: "\(name).yaml")
                #expect(try Self.settle { file.evaluate(into: &$0) }.size.width > 0, "\(name)")
            } catch {
                Issue.record("\(name): \(error)")
            }
        }
    }

    private static func settle(_ content: @escaping (inout Scope) -> Void) throws -> SettledScene {
        let session = Session(context: try RenderResources.standard.get().context(scale: 2))
        return try SettlePass(session: session, canvas: ProposedViewSize(width: 320, height: 480)).run(content)
    }

    private static func written(_ words: [(name: String, example: WordExample?)]) -> String {
        let twins = words.compactMap { word in word.example?.swift.map { (name: word.name, swift: $0) } }
        var types: [String] = []
        for text in words.compactMap(\.example?.types) where !text.isEmpty {
            for type in text.components(separatedBy: "\n\n" + "private ").map(Self.declaration)
            where !types.contains(type) { types.append(type) }
        }
        let entries = twins.map { twin in
            let body = twin.swift.split(separator: "\n", omittingEmptySubsequences: false).map { "            \($0)" }
            return "        WordTwin(\"\(twin.name)\") {\n\(body.joined(separator: "\n"))\n        },\n"
        }
        // A list for each, so that the type checker has little to do at once.
        let lists = entries.enumerated().map { index, entry in
            "    static let twin\(index) =\n" + String(entry.dropLast(2)) + "\n"
        }
        let names = entries.indices.map { "        twin\($0),\n" }.joined()
        return """
            // The examples of the scene vocabulary, in Swift: written by a test, from the vocabulary.
            // swift-format-ignore-file

            import Foundation
            import Tintype
            import TintypeTree

            extension WordTwin {
            \(lists.joined(separator: "\n"))
                static let all: [WordTwin] = [
            \(names)    ]
            }

            \(types.joined(separator: "\n\n"))

            """
    }

    /// A type of an example; several examples may share one.
    private static func declaration(_ text: String) -> String {
        text.hasPrefix("private ") ? text : "private " + text
    }
}

/// The example of a word in Swift.
@MainActor
struct WordTwin {
    let name: String
    let evaluate: (inout Scope) -> Void

    init<Content: View>(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        let view = content()
        evaluate = { Content._evaluate(view, into: &$0) }
    }
}
