import Foundation

/// Reads Markdown: the inline syntax of CommonMark with GitHub's strikethrough and bare links.
package enum Markdown {
    /// A part of one mark-up.
    package struct Span: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// The address of a link.
        package var link: String?

        package init(text: String, intent: InlinePresentationIntent = [], link: String? = nil) {
            self.text = text
            self.intent = intent
            self.link = link
        }
    }

    /// Returns whether there may be more in a text than letters: a cheap test, for texts are many and Markdown is rare.
    package static func mayOccur(in text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                return true
            case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return true
            case UInt8(ascii: "w") where previous == UInt8(ascii: "w"): return true
            default: break
            }
            previous = byte
        }
        return false
    }

    /// The inline syntax; all white space stays.
    package static func inlineSpans(of text: String) -> [Span] {
        guard mayOccur(in: text) else { return text.isEmpty ? [] : [Span(text: text)] }
        var reader = InlineMarkdown(text)
        return reader.spans()
    }
}
