public import Foundation

/// View controllers behind tabs. UIKit's class.
open class UITabBarController: UIViewController, UITabBarDelegate, _PicturedResponder {
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
    open private(set) var tabBar = UITabBar(frame: .zero)
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
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?
    open private(set) lazy var sidebar = Sidebar()

    /// Tells the bar's own choice of a tab, which nobody makes here.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

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
    open private(set) var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)

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
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    func tabBarController(
        _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) {}
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
