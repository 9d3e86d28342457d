public import Foundation

/// A text whose lines have room for tall letters. UIKit's protocol.
@MainActor @preconcurrency
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// The rule of the room, which changes nothing here.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The measure of a text's letters. UIKit's type.
public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic, oversize
}
