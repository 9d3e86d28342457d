import TintypeSnapshots

extension SwiftLiteral {
    /// A literal of several lines that stands for `text`, as people would write it: with as many hashes as keep backslashes and
    /// quotation marks as they are.
    ///
    /// - Parameters:
    ///   - indentation: The text before each line of it but the first, and before the closing quotation marks.
    ///   - newline: The line ending of the file.
    static func source(of text: String, indentation: String, newline: String = "\n") -> String {
        let hashes = hashes(for: text)
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // Blank lines may stay without indentation, and then have no blanks at their end.
            line.isEmpty ? "" : indentation + line.map { written($0, hashes: hashes) }.joined()
        }
        return ([hashes + "\"\"\""] + lines + [indentation + "\"\"\"" + hashes]).joined(separator: newline)
    }

    /// The fewest hashes with which nothing in `text` ends the literal or begins an escape.
    private static func hashes(for text: String) -> String {
        var hashes = ""
        while text.utf8.contains("\\\(hashes)".utf8) || text.utf8.contains("\"\"\"\(hashes)".utf8) { hashes += "#" }
        return hashes
    }

    /// A character of the text; one that source cannot hold, or that a reader could not see, is written by its number.
    private static func written(_ scalar: Unicode.Scalar, hashes: String) -> String {
        let isControl = scalar != "\t" && (scalar.value < 32 || (127...159).contains(scalar.value))
        let isUnseen =
            scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint || scalar == "\u{FEFF}"
        guard isControl || isUnseen else { return String(Character(scalar)) }
        return "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
