public import Foundation

/// Joins things to a list: `a, b, and c`. Foundation on Linux has none; this is its like.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the things; nil for their descriptions.
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
        return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
