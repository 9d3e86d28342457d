public import Foundation

/// The bar of tabs. UIKit's class.
open class UITabBar: UIView, UISpringLoadedInteractionSupporting, PicturedBar {
    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates the bar of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The distribution of the items.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    /// The items, and the one that is selected.
    open var items: [UITabBarItem]? {
        didSet { setNeedsLayout() }
    }
    var barPicture: AnyView { AnyView(TabBarPicture(bar: self).inStyle(of: self)) }
    override var drawsSubviews: Bool { !isInPicture }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
    }
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

    /// The choice of items by a person, which is not offered here.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }
}

/// The delegate of a tab bar. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Told of the item that was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Told of the item that was chosen.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Told as a person chooses the items: nobody does.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A button of a tab bar. UIKit's class.
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
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
    open var isSpringLoaded = false
    open func setBadgeTextAttributes(_ textAttributes: UITextAttributes?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    open func badgeTextAttributes(for state: UIControl.State) -> UITextAttributes? { badgeAttributes[state.rawValue] }
    private var badgeAttributes: [UInt: UITextAttributes] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    /// The item's title in English.
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The name of the item's symbol.
    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
