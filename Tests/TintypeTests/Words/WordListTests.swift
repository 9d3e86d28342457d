import Foundation
import Testing
import TintypeScene

/// The list of words, as the files of the folders have them. `TINTYPE_RECORD=all swift test --filter WordList` writes it
/// anew; the next build compiles it.
@Suite("The list of words")
struct WordListTests {
    /// A word as a file declares it.
    private struct Declared {
        let spec: String
        let property: String
        let name: String
    }

    private static let folder = "Sources/TintypeScene/Words"

    /// The words by their folders, in the order of their names.
    private static func declared() throws -> [(folder: String, words: [Declared])] {
        var found: [String: [Declared]] = [:]
        for file in try SourceTree([folder]).files {
            let parts = file.path.dropFirst(folder.count + 1).split(separator: "/")
            guard parts.count == 2 else { continue }
            found[String(parts[0]), default: []] += words(of: file.text)
        }
        return found.sorted { $0.key < $1.key }.map { folder, words in
            (folder, words.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) })
        }
    }

    private static func words(of text: String) -> [Declared] {
        var (owner, words): (Substring, [Declared]) = ("", [])
        for match in text.matches(of: /(?m)^(?:extension (\w+)[^{\n]*\{|    static (?:let|var) (\w+)\b)/) {
            if let type = match.1 { owner = type }
            guard let property = match.2, ["ShapeSpec", "ViewSpec", "ModifierSpec"].contains(owner),
                let name = text[match.range.lowerBound...].firstMatch(of: /"([^"]+)"/)
            else { continue }
            words.append(Declared(spec: String(owner), property: String(property), name: String(name.1)))
        }
        return words
    }

    private static func written(_ groups: [(folder: String, words: [Declared])]) -> String {
        func list(_ spec: String, of words: [Declared]) -> String {
            let lines = words.filter { $0.spec == spec }.map {
                "            Word(\"\($0.name)\") { .\($0.property) },\n"
            }
            return lines.isEmpty ? "[]" : "[\n\(lines.joined())        ]"
        }
        let lists = groups.map { folder, words in
            """
                static let \(folder.prefix(1).lowercased() + folder.dropFirst()) = WordList(
                    shapes: \(list("ShapeSpec", of: words)),
                    views: \(list("ViewSpec", of: words)),
                    modifiers: \(list("ModifierSpec", of: words)))

            """
        }
        return """
            // The words of the folders of `Words`: written by a test, from them.
            // swift-format-ignore-file

            extension WordList {
            \(lists.joined(separator: "\n"))}

            """
    }

    @Test("the list has the words that the files of the folders declare, by name")
    func isRecorded() throws {
        let text = Self.written(try Self.declared())
        let file = SourceTree.root.appending(path: "Sources/TintypeScene/Vocabulary/WordList+Words.swift")
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let isEqual = try String(contentsOf: file, encoding: .utf8) == text
        #expect(isEqual, "write it: TINTYPE_RECORD=all swift test --filter WordList")
    }

    @Test("each word of the list is called what its specification says")
    func names() {
        for group in Vocabulary.groups {
            #expect(group.shapes.map(\.name) == group.shapes.map { $0.spec().name })
            #expect(group.views.map(\.name) == group.views.map { $0.spec().name })
            #expect(group.modifiers.map(\.name) == group.modifiers.map { $0.spec().name })
        }
        #expect(Set(Vocabulary.views.map(\.name)).count == Vocabulary.views.count)
        #expect(Set(Vocabulary.modifiers.map(\.name)).count == Vocabulary.modifiers.count)
    }
}
