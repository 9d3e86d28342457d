public import Foundation

/// A tab. UIKit's class.
@MainActor @preconcurrency
open class UITab: NSObject {
    /// The facts of the tab, and its view controller, which is made once.
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var isHidden = false
    open var isEnabled = true
    open var allowsHiding = false
    open var isHiddenByDefault = false
    open var userInfo: Any?
    open internal(set) weak var parent: UITabGroup?
    open var preferredPlacement = Placement.automatic
    open private(set) var identifier: String
    open private(set) lazy var viewController: UIViewController? = {
        let viewController = provider?(self)
        viewController?.tab = self
        return viewController
    }()
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
    open var children: [UITab] = [] {
        didSet {
            for tab in oldValue { tab.parent = nil }
            for tab in children { tab.parent = self }
        }
    }
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    open var managingNavigationController: UINavigationController?
    open var sidebarActions: [UIAction] = []
    open var allowsReordering = false
    open var displayOrderIdentifiers: [String] = []
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

    /// Creates a group of tabs.
    public convenience init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        set(children)
    }

    // Observers of a property are not called within its own initializer.
    private func set(_ tabs: [UITab]) { children = tabs }
}

/// A view above the tabs. UIKit's class.
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
    /// The view that stands above the bar.
    open private(set) var contentView: UIView

    /// Creates an accessory of a view.
    public init(contentView: UIView) {
        self.contentView = contentView
    }
}

extension UITabBarController {
    /// The tabs in a column. UIKit's class; it is not drawn.
    @MainActor @preconcurrency
    open class Sidebar: NSObject {
        /// The state of the column, and what stands around the tabs.
        open var isHidden = true
        open var preferredLayout = Layout.automatic
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?
        open var navigationOverflowItems: UIDeferredMenuElement?

        public override init() {
            super.init()
        }

        /// The place of the column.
        public enum Layout: Int, Sendable {
            case automatic, overlap, tile
        }
    }
}

/// The delegate of tabs in a column. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
    /// Called as the column comes or goes, which it does not here.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating)
}

extension UITabBarControllerSidebarDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating
    ) {}
}

/// The movement of a column of tabs. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
    /// Adds what moves along, and what comes after.
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
