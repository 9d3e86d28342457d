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
