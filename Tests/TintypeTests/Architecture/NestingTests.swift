import Testing

/// Screens are said by small views, not in blocks inside of blocks.
@Suite("Nesting")
struct NestingTests {
    private static let folders = ["Lists", "Navigation", "Presentation", "Tabs"].map { "Sources/TintypeUI/\($0)" }

    /// The places where blocks stand in more than `most` others, each with its line; lines that open two count once.
    private static func deepest(in text: String, beyond most: Int) -> [Int] {
        var (open, deep): ([Int], [Int]) = ([], [])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
            for character in code {
                if character == "{" { open.append(index) } else if character == "}" { _ = open.popLast() }
            }
            if Set(open).count > most { deep.append(index + 1) }
        }
        return deep
    }

    @Test("blocks of screens, bars and lists are nested five deep at most")
    func screens() throws {
        let files = try SourceTree(Self.folders).files
        #expect(files.count > 80)
        for file in files {
            #expect(Self.deepest(in: file.text, beyond: 5).isEmpty, "\(file.path)")
        }
    }

    @Test("depth is counted by lines that open a block, in no text and no comment")
    func counting() {
        let text = """
            struct A {
                func b() { if c {
                    print("{ {") // {
                    d {
                        e()
                    }
                } }
            }
            """
        #expect(Self.deepest(in: text, beyond: 2) == [4, 5])
        #expect(Self.deepest(in: text, beyond: 3).isEmpty)
    }
}
