import Testing

/// A doc comment begins with the name of the thing: with a noun or a verb, as Swift's API design guidelines ask, and not with a
/// relative clause.
@Suite("Doc comments")
struct DocCommentTests {
    private static let clauses: Set<Substring> = [
        "What", "How", "Whether", "Where", "Who", "Whom", "Whose", "When", "Which", "Why",
    ]

    /// The text with which a line begins a comment, or the description of a parameter, of a result or of an error.
    private func beginning(_ line: Substring, isInside: Bool) -> Substring? {
        let text = line.dropFirst(3).drop { $0 == " " }
        guard isInside else { return text }
        guard text.hasPrefix("- "), let colon = text.firstIndex(of: ":") else { return nil }
        return text[colon...].dropFirst(2)
    }

    @Test("doc comments name the thing first")
    func firstWords() throws {
        var count = 0
        for file in try SourceTree(["Sources", "Tests"]).files {
            var isInside = false
            for (index, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                let isComment = text.hasPrefix("///")
                if isComment, let beginning = beginning(text, isInside: isInside) {
                    count += 1
                    let isClause = Self.clauses.contains(beginning.prefix { $0.isLetter })
                    #expect(!isClause, "\(file.path):\(index + 1) \(beginning)")
                }
                isInside = isComment
            }
        }
        #expect(count > 3000)
    }

    /// The first words of sentences, as far as they begin in `line`; `isNew` says whether the line itself begins one.
    private func firstWords(_ line: Substring, isNew: Bool) -> [Substring] {
        let text = line.dropFirst(3).drop { $0 == " " }
        let inside = text.matches(of: /[.;:!?]\)? ([A-Z][a-z]+)/).map(\.output.1)
        return isNew ? [text.prefix { $0.isLetter }] + inside : inside
    }

    @Test("later sentences name the thing first, too")
    func laterSentences() throws {
        let clauses: Set<Substring> = ["What", "How", "Whether", "Where", "Who", "Whom", "Whose"]
        var count = 0
        for file in try SourceTree(["Sources"]).files {
            var (isNew, isCode) = (true, false)
            for (index, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                guard text.hasPrefix("///") else {
                    (isNew, isCode) = (true, false)
                    continue
                }
                if text.hasPrefix("/// ```") { isCode.toggle() }
                if isCode { continue }
                for word in firstWords(text, isNew: isNew) {
                    count += 1
                    #expect(!clauses.contains(word), "\(file.path):\(index + 1) \(text)")
                }
                isNew = text == "///" || text.last.map { ".!?".contains($0) } ?? true
            }
        }
        #expect(count > 8000)
    }
}
