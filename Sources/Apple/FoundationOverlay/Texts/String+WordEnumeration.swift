public import Foundation

/// The parts of a text that the system's Foundation cannot find: words and sentences.
///
/// The type stands beside `NSString.EnumerationOptions`, whose members of these names cannot be used here.
public struct _WordEnumeration: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let byWords = _WordEnumeration(rawValue: 1)
    public static let bySentences = _WordEnumeration(rawValue: 2)
    /// From the last part to the first.
    public static let reverse = _WordEnumeration(rawValue: 4)
    public static let substringNotRequired = _WordEnumeration(rawValue: 8)
    /// The parts of the user's language, which are the same here.
    public static let localized = _WordEnumeration(rawValue: 16)

    /// The parts of a text, each with what lies between it and the next.
    ///
    /// The text is a part of its own, whose characters end where it ends, even in the midst of one of the whole.
    fileprivate func parts(
        of text: some StringProtocol
    ) -> [(part: Range<String.Index>, enclosing: Range<String.Index>)] {
        let parts = contains(.bySentences) ? sentences(of: text) : words(of: text)
        let found = parts.enumerated().map { number, part in
            let start = number == 0 ? text.startIndex : part.lowerBound
            let end = number + 1 < parts.count ? parts[number + 1].lowerBound : text.endIndex
            return (part, start..<end)
        }
        return contains(.reverse) ? found.reversed() : found
    }

    /// Runs of letters and digits; an apostrophe between letters, or a point or comma between digits, belongs to them.
    private func words(of text: some StringProtocol) -> [Range<String.Index>] {
        var words: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            if text[index].isLetter || text[index].isNumber {
                start = start ?? index
            } else if let begun = start, !joins(text, at: index) {
                words.append(begun..<index)
                start = nil
            }
        }
        if let start { words.append(start..<text.endIndex) }
        return words
    }

    /// Returns whether the mark at a place belongs to the word before it.
    private func joins(_ text: some StringProtocol, at index: String.Index) -> Bool {
        guard let left = text[..<index].last, let right = text[index...].dropFirst().first else { return false }
        if "'’".contains(text[index]) { return left.isLetter && right.isLetter }
        return ".,".contains(text[index]) && left.isNumber && right.isNumber
    }

    /// Texts up to a mark that ends a sentence, with the space behind it, and up to the ends of lines.
    private func sentences(of text: some StringProtocol) -> [Range<String.Index>] {
        var sentences: [Range<String.Index>] = []
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            let next = text.index(after: index)
            let isLast = next == text.endIndex
            let isMark = ".!?…。！？".contains(text[index])
            if text[index].isNewline || (isMark && (isLast || text[next].isWhitespace || text[index].isWide)) || isLast
            {
                let end = text[next...].firstIndex { !$0.isWhitespace } ?? text.endIndex
                if text[start..<end].contains(where: { !$0.isWhitespace }) { sentences.append(start..<end) }
                (start, index) = (end, end)
            } else {
                index = next
            }
        }
        return sentences
    }
}

extension Character {
    /// Indicates whether no space follows the mark in its script.
    fileprivate var isWide: Bool { "。！？".contains(self) }
}

extension StringProtocol {
    /// Calls a closure for each word or sentence in a range.
    ///
    /// - Parameter body: Takes the part, its range, the range up to the next part, and whether to stop.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: some RangeExpression<String.Index>, options: _WordEnumeration,
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
                _ stop: inout Bool
            ) -> Void
    ) {
        var stop = false
        for (part, enclosing) in options.parts(of: self[range]) where !stop {
            body(options.contains(.substringNotRequired) ? nil : String(self[part]), part, enclosing, &stop)
        }
    }
}

extension NSString {
    /// Calls a closure for each word or sentence in a range.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options: _WordEnumeration,
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = String(self)
        guard let own = Range(range, in: text) else { return }
        var stop = ObjCBool(false)
        for (part, enclosing) in options.parts(of: text[own]) where !stop.boolValue {
            block(
                options.contains(.substringNotRequired) ? nil : String(text[part]), NSRange(part, in: text),
                NSRange(enclosing, in: text), &stop)
        }
    }
}
