/// Makes visible what would steer a terminal, reorder a line or end it.
///
/// Escaped are the control characters of ASCII and ISO 8859 (C0, DEL, C1), the marks of Unicode that turn the direction of text, its
/// separators of lines and paragraphs, and the byte order mark: `\n`, `\r`, else `\u{1B}`. A tab stands.
package enum ControlEscape {
    /// `text` on one line.
    package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

    /// `text` with its line breaks (LF alone).
    package static func lines(_ text: String) -> String { escaped(text, keepsLines: true) }

    private static func escaped(_ text: String, keepsLines: Bool) -> String {
        // Nearly every text is plain, and is not copied.
        guard text.utf8.contains(where: { $0 < 32 || $0 >= 127 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isPlain(scalar) || (keepsLines && scalar == "\n") {
                result.append(scalar)
            } else {
                result.append(contentsOf: escape(of: scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    /// True where a scalar stands as it is.
    package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9: true
        case 0..<32, 127..<160, 0x2028, 0x2029, 0xFEFF: false
        case 0..<0x600: true
        default: !scalar.properties.isBidiControl
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
