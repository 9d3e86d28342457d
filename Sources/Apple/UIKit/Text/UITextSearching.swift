public import Foundation

/// A text that words can be found in. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSearching: NSObjectProtocol {
    /// The name of the document that a range belongs to.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The choice whether words can be replaced, the selected range, and the document that is searched.
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

/// The listener to a search, which tells of the ranges that it finds, from any thread. UIKit's type.
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
