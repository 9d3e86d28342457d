import TintypeGraphics

/// The cases that the words of a command mean.
package struct CaseSelection: Sendable {
    private let cases: [CaseResult]

    package init(_ cases: [CaseResult]) {
        self.cases = cases
    }

    /// The ids that `word` means, in the order of the run: an id; the name of a scene or test, with all its variants and scales; a
    /// folder of them; or a pattern, in which `*` stands for anything but a slash, `**` for anything, `?` for one character.
    ///
    /// - Throws: ``ReviewError/unknownCase(_:near:)`` where that is none.
    package func ids(_ word: String) throws(ReviewError) -> [String] {
        if cases.contains(where: { $0.id == word }) { return [word] }
        let found = cases.filter { item in
            if item.name == word || item.id.hasPrefix(word.hasSuffix("/") ? word : word + "/") { return true }
            return Self.hasWildcard(word) && (Self.matches(word, item.id) || Self.matches(word, item.name))
        }
        guard found.isEmpty else { return found.map(\.id) }
        let names = cases.flatMap { [$0.name, $0.id] }
        // Who leaves out the folders in front means the one that ends so.
        throw .unknownCase(
            word, near: names.first { $0.hasSuffix("/" + word) } ?? nearestNames(to: word, among: names, limit: 1).first
        )
    }

    private static func hasWildcard(_ word: String) -> Bool { word.contains { $0 == "*" || $0 == "?" } }

    /// Returns whether `pattern` matches all of `text`.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern), Array(text))
        // reachable[j]: the pattern so far describes the first j characters. This takes the product of both lengths, whatever
        // the pattern.
        var reachable = [Bool](repeating: false, count: text.count + 1)
        reachable[0] = true
        var index = 0
        while index < pattern.count {
            let character = pattern[index]
            index += 1
            var next = [Bool](repeating: false, count: text.count + 1)
            if character == "*" {
                let crosses = index < pattern.count && pattern[index] == "*"
                if crosses { index += 1 }
                next[0] = reachable[0]
                for j in 0..<text.count {
                    next[j + 1] = reachable[j + 1] || (next[j] && (crosses || text[j] != "/"))
                }
            } else {
                for j in 0..<text.count where reachable[j] {
                    next[j + 1] = character == "?" ? text[j] != "/" : character == text[j]
                }
            }
            reachable = next
        }
        return reachable[text.count]
    }
}
