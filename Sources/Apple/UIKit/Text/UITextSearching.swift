public import Foundation

/// The look of a text that was found. UIKit's type.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal, found, highlighted
}

/// The places that a search has found. UIKit's type.
@MainActor @preconcurrency
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// The places, in the order in which they were found.
    public private(set) var allFoundRanges: [UITextRange] = []

    init() {}

    /// Takes a place, forgets one or all of them, and ends the search.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        allFoundRanges.append(range)
    }
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        allFoundRanges.removeAll { $0 === range }
    }
    public func invalidate() { allFoundRanges = [] }
    public func finishedSearching() {}
}

/// A thing with texts in which words are found. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSearching: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The text that is chosen, and the order of places.
    var selectedTextRange: UITextRange? { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// The search, and the looks of what was found.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// The replacement of what was found.
    var supportsTextReplacement: Bool { get }
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// A search of such a thing. UIKit's class: the bar that would ask for words is not shown.
open class UITextSearchingFindSession: UIFindSession {
    private let search: (String, UITextSearchOptions) -> Int
    private var count = 0

    /// Creates a search of a thing.
    public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
        search = { [weak searchableObject] words, options in
            let found = UITextSearchAggregator<SearchableObject.DocumentIdentifier>()
            searchableObject?.performTextSearch(queryString: words, options: options, resultAggregator: found)
            return found.allFoundRanges.count
        }
        super.init()
    }

    /// The number of places that the last search has found.
    open override var resultCount: Int { count }
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        count = search(query, options ?? UITextSearchOptions())
    }
}
