public import Foundation

/// The finding of words in a view. UIKit's class; nothing is found.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The facts of the search.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open var isFindNavigatorVisible: Bool { false }
    open var activeFindSession: UIFindSession? { nil }
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public override init() {}

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Shows the bar for finding text: there is none here.
    open func presentFindNavigator(showingReplace: Bool) {}
    /// Takes the bar for finding text away.
    open func dismissFindNavigator() {}
    /// Goes to the next place of what was found.
    open func findNext() {}
    /// Goes to the place before of what was found.
    open func findPrevious() {}
    /// Counts again what was found.
    open func updateResultCount() {}
}

/// The delegate of the finding of words. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The search of a view, and the calls as it begins and ends.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search of a view. UIKit's class, which an app's own class makes work.
@MainActor @preconcurrency
open class UIFindSession: NSObject {
    /// The facts of what was found: nothing.
    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    public override init() {
        super.init()
    }

    /// The calls of the bar.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}

    /// The numbers that the bar shows.
    public enum SearchResultDisplayStyle: Int, Sendable {
        case currentAndTotal, total, none
    }
}

/// The manner of a search. UIKit's class.
@MainActor @preconcurrency
open class UITextSearchOptions: NSObject {
    /// The match of words, and the comparison of letters.
    open var wordMatchMethod: WordMatchMethod { .contains }
    open var stringCompareOptions: NSString.CompareOptions { [] }

    /// The part of a word that is found.
    public enum WordMatchMethod: Int, Sendable {
        case contains, startsWith, fullWord
    }
}
