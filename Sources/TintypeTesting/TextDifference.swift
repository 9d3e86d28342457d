/// The difference of two texts, line by line.
enum TextDifference {
    /// The most lines that are shown.
    private static let limit = 20

    /// The lines that were taken away, with `-`, and those that were added, with `+`, each with its number.
    static func lines(from old: String, to new: String) -> [String] {
        let (old, new) = (lines(of: old), lines(of: new))
        let changes = new.difference(from: old)
        var shown: [(line: Int, order: Int, text: String)] = []
        for change in changes {
            switch change {
            case .remove(let offset, let line, _): shown.append((offset, 0, "-\(offset + 1): \(line)"))
            case .insert(let offset, let line, _): shown.append((offset, 1, "+\(offset + 1): \(line)"))
            }
        }
        shown.sort { ($0.line, $0.order) < ($1.line, $1.order) }
        let texts = shown.prefix(limit).map(\.text)
        return shown.count > limit ? texts + ["and \(shown.count - limit) more lines"] : texts
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
