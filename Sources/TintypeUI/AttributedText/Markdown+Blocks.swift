import Foundation
import TintypeTree

extension Markdown {
    /// The syntax as far as it is asked for: of blocks their text.
    static func spans(
        of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [Span] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: inlineSpans(of: text)
        case .inlineOnly: inlineSpans(of: text.replacing("\n", with: " "))
        case .full:
            blocks(of: text).flatMap { $0.isCode ? [Span(text: $0.text, intent: .code)] : inlineSpans(of: $0.text) }
        }
    }

    /// The texts of paragraphs, headings, items, quotes and code, without what marks them.
    private static func blocks(of text: String) -> [(text: String, isCode: Bool)] {
        var blocks: [(text: String, isCode: Bool)] = []
        var paragraph: [Substring] = []
        var code: [Substring]?
        func finish() {
            if !paragraph.isEmpty { blocks.append((paragraph.joined(separator: " "), false)) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " || $0 == "\t" }
            if content.hasPrefix("```") {
                if let lines = code { blocks.append((lines.joined(separator: "\n"), true)) }
                code = code == nil ? [] : nil
                finish()
            } else if code != nil {
                code?.append(line)
            } else if content.isEmpty {
                finish()
            } else if let heading = headingText(content) {
                finish()
                blocks.append((String(heading), false))
            } else if let item = itemText(content) {
                finish()
                paragraph = [item]
            } else {
                paragraph.append(content.first == ">" ? content.dropFirst().drop { $0 == " " } : content)
            }
        }
        finish()
        if let code { blocks.append((code.joined(separator: "\n"), true)) }
        return blocks
    }

    private static func headingText(_ line: Substring) -> Substring? {
        let marks = line.prefix { $0 == "#" }
        guard (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " else { return nil }
        return line.dropFirst(marks.count + 1)
    }

    private static func itemText(_ line: Substring) -> Substring? {
        if let first = line.first, "-+*".contains(first), line.dropFirst().first == " " {
            return line.dropFirst(2)
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")", rest.dropFirst().first == " "
        else { return nil }
        return rest.dropFirst(2)
    }
}
