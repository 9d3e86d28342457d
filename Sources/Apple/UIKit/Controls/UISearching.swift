public import Foundation

/// A bar with a field for the text that is searched for. UIKit's class.
open class UISearchBar: UIView {
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
    func updateSearchResults(for searchController: UISearchController)
}

/// A view controller with a search bar. UIKit's class.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var isActive = false

    public convenience init(searchResultsController: UIViewController?) {
        self.init()
    }
}

/// The items of a view controller in the navigation bar above it. UIKit's class.
open class UINavigationItem {
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
    open var image: UIImage?
    open var tintColor: UIColor?
    open var isEnabled = true

    public init() {}

    /// The object whose properties set the looks of all such buttons. SwiftUI's views here take theirs from modifiers.
    open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }

    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

    public convenience init(customView: UIView) {
        self.init()
    }
}
