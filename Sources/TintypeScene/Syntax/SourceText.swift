import TintypeGraphics

/// The text of a scene file, addressed by line and column.
///
/// Columns count Unicode scalars, as the YAML library does; a byte order mark does not count. A line ends with LF, CR,
/// CR LF, or with YAML's rarer breaks (U+0085, U+2028, U+2029).
package struct SourceText: Sendable {
    /// The name that diagnostics give.
    package let file: String
    /// The text, without a byte order mark.
    let text: String
    let scalars: [Unicode.Scalar]
    private let lineStarts: [Int]

    package init(file: String, text: String) {
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        self.text = isMarked ? String(text.unicodeScalars.dropFirst()) : text
        let scalars = Array(self.text.unicodeScalars)
        self.file = file
        self.scalars = scalars
        var starts = [0]
        for (index, scalar) in scalars.enumerated() where Self.isBreak(scalar) {
            if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
            starts.append(index + 1)
        }
        lineStarts = starts
    }

    /// True where the file is read by JSON's rules for escapes and numbers.
    var isJSON: Bool { file.lowercased().hasSuffix(".json") }

    var lineCount: Int { lineStarts.count }

    static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    func string(_ range: Range<Int>) -> String { String(scalars, in: range) }

    /// The positions in ``scalars`` of a line, without its break; nil for a line that is not there.
    func range(ofLine line: Int) -> Range<Int>? {
        guard line >= 1, line <= lineStarts.count else { return nil }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : scalars.count
        while end > start, Self.isBreak(scalars[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The position in ``scalars`` of a place; nil beyond the end of its line.
    func index(line: Int, column: Int) -> Int? {
        guard let range = range(ofLine: line), column >= 1, column <= range.count else { return nil }
        return range.lowerBound + column - 1
    }

    /// The line and column of a position in ``scalars``.
    func place(of index: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return (low + 1, index - lineStarts[low] + 1)
    }
}

extension SourceText {
    /// The most scalars of a line that a diagnostic shows.
    private static let widestExcerpt = 100

    /// A line as a diagnostic shows it, and a line with a caret below the column; nil for a line that is not there.
    ///
    /// Of a very long line only the part around the column is shown, with `…` where it was cut.
    func excerpt(line: Int, column: Int) -> (line: String, caret: String)? {
        guard let range = range(ofLine: line) else { return nil }
        let target = min(max(column, 1) - 1, range.count)
        var shown = range
        if range.count > Self.widestExcerpt {
            let start = max(0, min(target - Self.widestExcerpt / 2, range.count - Self.widestExcerpt))
            shown = range.lowerBound + start..<range.lowerBound + start + Self.widestExcerpt
        }
        let head = shown.lowerBound > range.lowerBound ? "…" : ""
        let tail = shown.upperBound < range.upperBound ? "…" : ""
        // One scalar for one, as escapes would move the caret.
        var visibility = ScalarVisibility()
        let printable = String(
            String.UnicodeScalarView(scalars[shown].map { visibility.stands($0) ? $0 : "\u{FFFD}" }))
        // A tab stays a tab below itself, so that the caret stands right whatever width the reader's tabs have.
        let before = scalars[shown.lowerBound..<range.lowerBound + target].map { $0 == "\t" ? "\t" : " " }
        return (head + printable + tail, (head.isEmpty ? "" : " ") + before.joined() + "^")
    }
}
