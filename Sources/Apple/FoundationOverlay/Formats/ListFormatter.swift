public import Foundation

/// Joins things to a list: `a, b, and c`. Foundation on Linux has none; this is its like.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the words between the things.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the things; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// The text of some strings, as in "a, b, and c".
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The text of some things.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
        return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
