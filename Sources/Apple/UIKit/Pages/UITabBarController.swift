public import Foundation

/// View controllers behind tabs. UIKit's class.
open class UITabBarController: UIViewController, _PicturedResponder {
    /// The view controllers of the tabs, and the one that is selected.
    open var viewControllers: [UIViewController]? {
        didSet {
            for child in oldValue ?? [] { child.removeFromParent() }
            for child in viewControllers ?? [] { addChild(child) }
            tabBar.items = viewControllers?.map { $0.tabBarItem }
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    public let tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var isTabBarHidden = false
    open var tabs: [UITab] = [] {
        didSet { viewControllers = tabs.compactMap(\.viewController) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open var selectedTab: UITab? {
        get { tabs.first { $0.viewController === selectedViewController } }
        set { selectedViewController = newValue?.viewController }
    }
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    open var mode = Mode.automatic
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var bottomAccessory: UITabAccessory?

    /// The forms of the tabs: a bar, or a bar that can be a sidebar.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The way in which the bar makes itself small.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// Creates a controller of tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
        viewControllers = tabs.compactMap(\.viewController)
    }

    /// Shows or hides the bar, at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// The pages whose places the user may change; nobody does here.
    open var customizableViewControllers: [UIViewController]?
    /// The page of tabs that have no place in the bar.
    public let moreNavigationController = UINavigationController(nibName: nil, bundle: nil)

    public var _picture: AnyView {
        (selectedViewController as? any _PicturedResponder)?._picture ?? AnyView(Color.clear)
    }
}

/// The delegate of tabs. UIKit's protocol; nobody touches one.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// The calls as tabs are chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A tab. UIKit's class.
@MainActor @preconcurrency
open class UITab: NSObject {
    /// The facts of the tab, and its view controller, which is made once.
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var isHidden = false
    open var preferredPlacement = Placement.automatic
    public let identifier: String
    open private(set) lazy var viewController: UIViewController? = provider?(self)
    private let provider: ((UITab) -> UIViewController)?

    /// The place of a tab.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// Creates a tab.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }
}

/// The tab that searches. UIKit's class.
open class UISearchTab: UITab {
    /// True where the field is active as soon as the tab is shown.
    open var automaticallyActivatesSearch = false

    /// Creates the tab.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}

/// Tabs below one. UIKit's class.
open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] = []

    /// Creates a group of tabs.
    public convenience init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
    }
}

/// A view above the tabs. UIKit's class.
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
    /// The view that stands above the bar.
    public let contentView: UIView

    /// Creates an accessory of a view.
    public init(contentView: UIView) {
        self.contentView = contentView
    }
}
