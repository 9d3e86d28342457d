/// Makes visible what would steer a terminal, reorder a line or end it, and what is there unseen.
///
/// Escaped are the control characters of ASCII and ISO 8859 (C0, DEL, C1), and of Unicode the separators of lines and paragraphs and
/// what has no sight of its own, as the marks that turn the direction of text, the byte order mark and the space of no width: `\n`,
/// `\r`, else `\u{1B}`. A tab stands; ``ScalarVisibility`` says which joiners do.
package enum ControlEscape {
    /// `text` on one line.
    package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

    /// `text` with its line breaks (LF alone).
    package static func lines(_ text: String) -> String { escaped(text, keepsLines: true) }

    private static func escaped(_ text: String, keepsLines: Bool) -> String {
        // Nearly every text is plain, and is not copied.
        guard text.utf8.contains(where: { $0 < 32 || $0 >= 127 }) else { return text }
        var result = String.UnicodeScalarView()
        var visibility = ScalarVisibility()
        for scalar in text.unicodeScalars {
            if visibility.stands(scalar) || (keepsLines && scalar == "\n") {
                result.append(scalar)
            } else {
                result.append(contentsOf: escape(of: scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
