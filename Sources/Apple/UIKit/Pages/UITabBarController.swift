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
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open var customizableViewControllers: [UIViewController]?
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

/// View controllers side by side. UIKit's class.
open class UISplitViewController: UIViewController {
    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector
    }

    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// The columns that are seen.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }

    /// The view controllers and their columns.
    open var viewControllers: [UIViewController] = []
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var isCollapsed: Bool { true }
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open weak var delegate: AnyObject?
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller of columns.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// The view controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}
