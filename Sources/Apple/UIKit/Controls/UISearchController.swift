public import Foundation

/// An object that shows the results of a search. UIKit's protocol.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text that is searched for has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// A view controller with a search bar. UIKit's class.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    /// The object that shows the results, and the behavior of the search.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var isActive = false

    /// Creates a controller; nil shows the results where the search began.
    public convenience init(searchResultsController: UIViewController?) {
        self.init()
    }
}
