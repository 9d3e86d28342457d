public import Foundation

/// The parts of a text.
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Takes a text apart.
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// The text, and the parts.
    open var string: String?
    public let unit: NLTokenUnit

    /// Facts about a part.
    public struct Attributes: OptionSet, Sendable {
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Creates one for parts.
    public init(unit: NLTokenUnit) {
        self.unit = unit
    }

    /// Says the language of the text, of which nothing follows.
    open func setLanguage(_ language: NLLanguage) {}

    /// The parts in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.parts(of: string, in: range, unit)
    }

    /// The part around a place, or the parts around a range; empty where there is none.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        let parts = Self.parts(of: string, in: string.startIndex..<string.endIndex, unit)
        return parts.first { $0.contains(index) } ?? index..<index
    }
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let parts = Self.parts(of: string, in: string.startIndex..<string.endIndex, unit)
            .filter { $0.overlaps(range) || $0.contains(range.lowerBound) }
        guard let first = parts.first, let last = parts.last else { return range.lowerBound..<range.lowerBound }
        return first.lowerBound..<last.upperBound
    }

    /// Calls a closure for each part in a range, until it returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        for part in tokens(for: range) {
            let text = string?[part] ?? ""
            guard block(part, text.allSatisfy(\.isNumber) ? .numeric : []) else { return }
        }
    }

    /// Runs of letters and digits; texts up to a mark that ends a sentence; lines.
    static func parts(of string: String, in range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        let isEnd: (Character) -> Bool =
            switch unit {
            case .word: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            case .sentence: { ".!?。！？\n".contains($0) }
            case .paragraph: \.isNewline
            case .document: { _ in false }
            }
        var parts: [Range<String.Index>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let next = string.index(after: index)
            if isEnd(string[index]) {
                let end = unit == .sentence ? next : index
                if string[start..<index].contains(where: { !$0.isWhitespace }) { parts.append(start..<end) }
                start = next
            }
            index = next
        }
        if string[start..<range.upperBound].contains(where: { !$0.isWhitespace }) {
            parts.append(start..<range.upperBound)
        }
        return parts
    }
}
