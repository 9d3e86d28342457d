public import Foundation

/// A page of a search controller. UIKit's class.
open class UISearchContainerViewController: UIViewController {
    /// The controller of the search.
    open private(set) var searchController: UISearchController

    /// Creates a page of a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        addChild(searchController)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
