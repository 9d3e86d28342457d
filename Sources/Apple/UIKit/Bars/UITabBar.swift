public import Foundation

/// The bar of tabs. UIKit's class.
open class UITabBar: UIView {
    /// The distribution of the items.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    /// The items, and the one that is selected.
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The colours and background of the bar; nil for the system's.
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var itemPositioning = ItemPositioning.automatic
    open var itemSpacing: CGFloat = 0
    open var itemWidth: CGFloat = 0
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage?
}

/// The delegate of a tab bar. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Told of the item that was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Told of the item that was chosen.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A button of a tab bar. UIKit's class.
open class UITabBarItem: UIBarItem {
    /// An item that the system names.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// The picture of the selected item, and the badge.
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open func setBadgeTextAttributes(_ textAttributes: UITextAttributes?, for state: UIControl.State) {}

    public override init() {
        super.init()
    }

    /// Creates an item with a title, a picture and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
}
