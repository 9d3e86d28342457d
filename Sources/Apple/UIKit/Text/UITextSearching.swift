public import Foundation

/// A text that words can be found in. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSearching: NSObjectProtocol {
    /// The identity of a document that a range belongs to.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The right to replace words, the selected range, and the document that is searched.
    var supportsTextReplacement: Bool { get }
    var selectedTextRange: UITextRange? { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// The order of ranges, and of documents.
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Finds a text and tells the aggregator of its ranges.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// The looks of what was found.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The calls of a replacement.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// The look of a text that was found. UIKit's enumeration.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal, found, highlighted
}

/// The ranges that a search finds, told from any thread. UIKit's type.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    private let found: Found

    init(_ found: Found) {
        self.found = found
    }

    /// All ranges that were found and still stand.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: found.ranges.map(\.range)) }

    /// Tells of a range, of one that is no more, of none, and of the end of the search.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        found.change { $0.append(Found.Place(range: range, document: document)) }
    }
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        found.change { $0.removeAll { $0.range === range } }
    }
    public func invalidate() { found.change { $0 = [] } }
    public func finishedSearching() {}

    /// The ranges, which a session and its aggregators share.
    final class Found: @unchecked Sendable {
        /// A range in a document.
        struct Place {
            let range: UITextRange
            let document: DocumentIdentifier
        }

        private let lock = NSLock()
        private var places: [Place] = []

        var ranges: [Place] { lock.withLock { places } }
        func change(_ body: (inout [Place]) -> Void) { lock.withLock { body(&places) } }
    }
}

/// The search of a text that finds words itself. UIKit's class.
@MainActor @preconcurrency
open class UITextSearchingFindSession: UIFindSession {
    /// The text.
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var index = NSNotFound
    private var search: (String, UITextSearchOptions) -> Void = { _, _ in }
    private var count: () -> Int = { 0 }
    private var highlight: (Int) -> Void = { _ in }
    private var replace: (Int, String) -> Void = { _, _ in }

    /// Creates the search of a text.
    public init<Text: UITextSearching>(searchableObject: Text) {
        self.searchableObject = searchableObject
        super.init()
        typealias Found = UITextSearchAggregator<Text.DocumentIdentifier>.Found
        var found = Found()
        search = { [weak searchableObject] query, options in
            // An aggregator of an earlier search tells of nothing that is looked for any more.
            found = Found()
            searchableObject?.clearAllDecoratedFoundText()
            searchableObject?.performTextSearch(
                queryString: query, options: options, resultAggregator: UITextSearchAggregator(found))
        }
        count = { found.ranges.count }
        highlight = { [weak searchableObject] index in
            for (each, place) in found.ranges.enumerated() {
                searchableObject?.decorate(
                    foundTextRange: place.range, document: place.document,
                    usingStyle: each == index ? .highlighted : .found)
                guard each == index else { continue }
                searchableObject?.willHighlight(foundTextRange: place.range, document: place.document)
                searchableObject?.scrollRangeToVisible(place.range, inDocument: place.document)
            }
        }
        replace = { [weak searchableObject] index, text in
            guard found.ranges.indices.contains(index), let searchableObject else { return }
            let place = found.ranges[index]
            guard
                searchableObject.shouldReplace(
                    foundTextRange: place.range, document: place.document, withText: text)
            else { return }
            searchableObject.replace(foundTextRange: place.range, document: place.document, withText: text)
        }
    }

    open override var resultCount: Int { count() }
    open override var highlightedResultIndex: Int { index < count() ? index : NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlightedResultIndex != NSNotFound
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        index = NSNotFound
        search(query, options ?? UITextSearchOptions())
    }
    /// Highlights the result after the highlighted one, or before it; the first follows the last.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = count()
        guard count > 0 else { return }
        let step = direction == .forward ? 1 : -1
        index = index < count ? (index + step + count) % count : direction == .forward ? 0 : count - 1
        highlight(index)
    }
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement else { return }
        replace(highlightedResultIndex, replacementString)
    }
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    }
    open override func invalidateFoundResults() {
        index = NSNotFound
        searchableObject?.clearAllDecoratedFoundText()
    }
}
