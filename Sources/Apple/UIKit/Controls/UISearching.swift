public import Foundation

/// A bar with a field for the text that is searched for. UIKit's class.
open class UISearchBar: UIView {
    /// The delegate, the texts, and the look of the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var keyboardType = UIKeyboardType.default
    public let searchTextField = UITextField(frame: .zero)
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The prominence of a bar.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }
}

/// The delegate of a search bar. UIKit's protocol; nobody types into a picture.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The calls while text is typed into the bar.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

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

/// The items of a view controller in the navigation bar above it. UIKit's class.
open class UINavigationItem {
    /// The title and the buttons of the bar, and its field for searching.
    open var title: String?
    open var prompt: String?
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backButtonTitle: String?

    /// Creates an item with a title.
    public init(title: String = "") {
        self.title = title
    }

    /// The choice whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }
}

/// A button of a bar. UIKit's class.
open class UIBarButtonItem {
    open var title: String?
    /// The picture, the colour, and whether the button is enabled.
    open var image: UIImage?
    open var tintColor: UIColor?
    open var isEnabled = true

    public init() {}

    /// The object whose properties set the looks of all such buttons. SwiftUI's views here take theirs from modifiers.
    open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }

    /// Sets the look of the button's title.
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

    /// Creates a button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
    }
}
