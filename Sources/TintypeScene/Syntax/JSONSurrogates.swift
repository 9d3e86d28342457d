import TintypeGraphics

/// JSON writes characters beyond U+FFFF as two escapes (`\ud83d\ude00`), which YAML does not know: in a JSON file each
/// pair is replaced by YAML's one (`\U0001f600`), two characters shorter, and columns are corrected for it.
struct JSONSurrogates {
    /// The text that the YAML library is to read.
    let text: String
    /// For a line, the columns in ``text`` of what was replaced, in ascending order.
    private var columns: [Int: [Int]] = [:]

    init(_ source: SourceText) {
        guard source.isJSON else {
            text = source.text
            return
        }
        let scalars = source.scalars
        var written = String.UnicodeScalarView()
        var (line, column, index) = (1, 1, 0)
        while index < scalars.count {
            if let code = Self.pair(in: scalars, at: index) {
                columns[line, default: []].append(column)
                let digits = String(code, radix: 16)
                written.append(
                    contentsOf: "\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".unicodeScalars)
                (index, column) = (index + 12, column + 10)
                continue
            }
            // The character after a backslash is skipped too, so that `\\ud83d` is not taken for an escape.
            let length = scalars[index] == "\\" && index + 1 < scalars.count ? 2 : 1
            written.append(contentsOf: scalars[index..<index + length])
            (index, column) = (index + length, column + length)
            if SourceText.isBreak(scalars[index - 1]) {
                (line, column) = source.place(of: index)
            }
        }
        text = String(written)
    }

    /// The file's place of a mark in ``text``.
    func location(_ mark: YAMLMark, in source: SourceText) -> SourceLocation {
        let shorter = (columns[mark.line] ?? []).prefix { $0 < mark.column }.count * 2
        return SourceLocation(file: source.file, line: mark.line, column: mark.column + shorter)
    }

    /// The code point of a pair of escapes at `index`; nil where there is none.
    static func pair(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
        guard let high = unit(in: scalars, at: index), 0xD800..<0xDC00 ~= high,
            let low = unit(in: scalars, at: index + 6), 0xDC00..<0xE000 ~= low
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private static func unit(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
        guard index + 6 <= scalars.count, scalars[index] == "\\", scalars[index + 1] == "u" else { return nil }
        var value: UInt32 = 0
        for scalar in scalars[index + 2..<index + 6] {
            guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
            value = value << 4 + UInt32(digit)
        }
        return value
    }
}
