import Foundation

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
