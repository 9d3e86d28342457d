/// Text for a terminal or a log. Its author's words stand as they are; a value within it cannot steer whoever shows it.
///
/// ```swift
/// let text: ShownText = "wrote \(path)"  // a line break, or ESC, in `path` is seen as \n or \u{1B}
/// ```
///
/// Names, texts and lines of files come from whoever wrote the scene. A value that is text of ours with lines and colours of its
/// own says so by ``ShownTextConvertible``.
package struct ShownText: Hashable, Sendable {
    /// The text, with its values escaped.
    package private(set) var text: String

    /// Text of several lines that others may have written: its line breaks stand, all else is escaped.
    package init(lines: String) {
        text = ControlEscape.lines(lines)
    }

    private init(trusted: String) {
        text = trusted
    }

    /// One after another, with `separator` between two.
    package static func joined(_ parts: [ShownText], separator: ShownText = "\n") -> ShownText {
        ShownText(trusted: parts.map(\.text).joined(separator: separator.text))
    }

    package static func + (a: ShownText, b: ShownText) -> ShownText { ShownText(trusted: a.text + b.text) }

    package static func += (a: inout ShownText, b: ShownText) { a.text += b.text }

    /// The text with another part in the place of each `part`.
    package func replacing(_ part: String, with other: ShownText) -> ShownText {
        ShownText(trusted: text.replacing(part, with: other.text))
    }

    /// The first line, without its break.
    package var firstLine: ShownText { ShownText(trusted: String(text.prefix { !$0.isNewline })) }
}

extension ShownText: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { text += literal }

        package mutating func appendInterpolation(_ value: some Any) {
            if let shown = value as? any ShownTextConvertible {
                text += shown.shownText.text
            } else {
                text += ControlEscape.line(String(describing: value))
            }
        }

        /// Appends at most 600 characters of a value that may be as long as a file.
        package mutating func appendInterpolation(clipped value: String) {
            let start = value.prefix(600)
            text += ControlEscape.line(start.endIndex == value.endIndex ? value : start + "…")
        }

        /// A text of several lines that others may have written.
        package mutating func appendInterpolation(lines: String) { text += ControlEscape.lines(lines) }
    }

    package init(stringLiteral value: String) { self.init(trusted: value) }

    package init(stringInterpolation: StringInterpolation) { self.init(trusted: stringInterpolation.text) }
}

/// A value with a text of its own for terminals, in which the values of others are escaped already.
package protocol ShownTextConvertible {
    var shownText: ShownText { get }
}

extension ShownText: ShownTextConvertible {
    package var shownText: ShownText { self }
}

/// The coded form, for the processes of one command, which both are ours.
extension ShownText: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(trusted: try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
