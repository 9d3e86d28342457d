public import Foundation

/// A direction along the order of a text. UIKit's type.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// A direction along the lines of a text. UIKit's type.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A direction in a text. UIKit's type.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The direction in the order of the characters, or on the page.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of a text. UIKit's type.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// Tells the units of a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place, and its ends.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Tells the units of a text by its letters. UIKit's class.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates one of a text.
    public init(textInput: any UITextInput) {
        input = textInput
    }

    private var text: String {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return "" }
        return input.text(in: all) ?? ""
    }

    /// The units of a kind, in UTF-16 units. Lines are paragraphs: nothing is laid out.
    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        let text = text
        let all = NSRange(location: 0, length: text.utf16.count)
        return switch granularity {
        case .document: [all]
        case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
        case .word: runs(of: text) { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }
        case .sentence: runs(of: text) { ".!?\n".contains($0) }
        case .line, .paragraph: runs(of: text, where: \.isNewline)
        }
    }

    private func runs(of text: String, where isEnd: (Character) -> Bool) -> [NSRange] {
        text.split(whereSeparator: isEnd).map { NSRange($0.startIndex..<$0.endIndex, in: text) }
    }

    /// The unit around a place: of two that meet there the one ahead in the direction.
    private func unit(_ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection)
        -> NSRange?
    {
        let around = units(granularity).filter { $0.location <= position.offset && position.offset <= NSMaxRange($0) }
        let ahead = around.first {
            direction.isBackward ? $0.location < position.offset : position.offset < NSMaxRange($0)
        }
        return ahead
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { unit(position, granularity, direction).map { UITextRange($0.location, NSMaxRange($0)) } }
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        units(granularity).contains {
            (direction.isBackward ? $0.location : NSMaxRange($0)) == position.offset
        }
    }
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let ends = units(granularity).flatMap { [$0.location, NSMaxRange($0)] }
        let place =
            direction.isBackward
            ? ends.filter { $0 < position.offset }.max() : ends.filter { $0 > position.offset }.min()
        return place.map { UITextPosition($0) }
    }
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(position, granularity, direction) != nil }
}

extension UITextDirection {
    var isBackward: Bool {
        self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
    }
}
