import Foundation
import TintypeGraphics

/// Sets an explanation in three columns: the view, its two numbers, and the words, broken at the width.
struct ExplanationWriter {
    private(set) var lines: [ShownText] = []
    private let style: ExplanationStyle
    /// The columns' widths.
    private let nameWidth: Int
    private let numberWidth: Int

    /// - Parameters:
    ///   - names: The contents of the first column.
    ///   - numbers: The contents of the second column.
    init(_ style: ExplanationStyle, names: [String], numbers: [String]) {
        self.style = style
        nameWidth = names.map(\.count).max() ?? 0
        numberWidth = numbers.map(\.count).max() ?? 0
    }

    private var wordsColumn: Int { 2 + nameWidth + 2 + numberWidth + 2 }

    mutating func title(_ text: String) { lines.append(colored(text, "1")) }

    mutating func detail(_ texts: [String]) {
        for text in texts { lines += wrapped(text, indent: 2).map { colored("  " + $0, "2") } }
    }

    mutating func heading(_ text: String) {
        lines.append("")
        lines.append(colored(text, "1;34"))
    }

    /// A view, its proposal, answer or place, and why.
    mutating func row(_ name: String, _ numbers: String, _ words: [String], isStressed: Bool = false) {
        let texts = wrapped(words.joined(separator: "; "), indent: wordsColumn)
        let shownName = colored(padded(name, nameWidth), isStressed ? "1;35" : "1")
        lines.append("  \(shownName)  \(trimmed(padded(numbers, numberWidth) + "  " + (texts.first ?? "")))")
        for text in texts.dropFirst() { lines.append("\(spaces(wordsColumn))\(text)") }
    }

    /// The views that the view of the last row asked, in columns of their own.
    mutating func asked(_ all: [LayoutExplanation.Asked]) {
        let names = all.map { ($0.isOnPath ? "▸ " : "  ") + ($0.rank.map { "\($0). " } ?? "· ") + $0.name.column }
        let numbers = all.map { "\(points($0.proposal)) → \(points($0.answer))" }
        let nameWidth = names.map(\.count).max() ?? 0
        let column = 4 + nameWidth + 2 + (numbers.map(\.count).max() ?? 0) + 2
        for (index, asked) in all.enumerated() {
            let texts = wrapped(asked.notes.joined(separator: ", "), indent: column)
            let name = colored(padded(names[index], nameWidth), asked.isOnPath ? "1" : "0")
            let answer = padded(numbers[index], column - nameWidth - 8)
            lines.append("\(spaces(4))\(name)  \(trimmed(answer + "  " + (texts.first ?? "")))")
            for text in texts.dropFirst() { lines.append("\(spaces(column))\(text)") }
        }
    }

    mutating func unnamed(_ number: Int) { lines.append("\(spaces(6))\(colored("… \(number) more, not shown", "2"))") }

    /// Writes a text of less weight.
    mutating func aside(_ text: String) {
        lines += wrapped("(\(text))", indent: 2).map { "  \(colored($0, "2"))" }
    }

    mutating func note(_ text: String) {
        lines.append("")
        lines += wrapped(text, indent: 0).map { colored($0, "2") }
    }

    private func colored(_ text: String, _ code: String) -> ShownText {
        style.isColored && code != "0" ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : "\(text)"
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    private func padded(_ text: String, _ width: Int) -> String { text + spaces(max(width - text.count, 0)) }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The text in lines that end before the width, when each is indented so far.
    private func wrapped(_ text: String, indent: Int) -> [String] {
        let room = max(style.width - indent, 24)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > room {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
