public import Foundation

/// View controllers behind tabs. UIKit's class; its view is drawn as SwiftUI's view of tabs is.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The view controllers of the tabs, and the one that is selected.
    open var viewControllers: [UIViewController]? {
        get { pages }
        set { change(to: newValue) }
    }
    private var pages: [UIViewController]?
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    open var selectedIndex: Int {
        get { chosen }
        set { select(newValue) }
    }
    private var chosen = 0
    open var selectedViewController: UIViewController? {
        get { pages.flatMap { $0.indices.contains(chosen) ? $0[chosen] : nil } }
        set { selectedIndex = pages?.firstIndex { $0 === newValue } ?? chosen }
    }
    /// As wide as the screen until it is laid out: apps put their own layers in by its size as they load.
    open private(set) var tabBar = UITabBar(
        frame: CGRect(
            x: 0, y: UIScreen.main.bounds.height - 49, width: UIScreen.main.bounds.width, height: 49))
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var isTabBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open var tabs: [UITab] = [] {
        didSet { change(to: tabs.compactMap(\.viewController)) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open var selectedTab: UITab? {
        get { tabs.first { $0.viewController === selectedViewController } }
        set { selectedViewController = newValue?.viewController }
    }
    open func tab(forIdentifier identifier: String) -> UITab? {
        func find(_ tabs: [UITab]) -> UITab? {
            tabs.lazy.compactMap { tab in
                tab.identifier == identifier ? tab : find((tab as? UITabGroup)?.children ?? [])
            }.first
        }
        return find(tabs)
    }
    /// The view that holds the selected one's.
    let holder = PageHolder(frame: UIScreen.main.bounds)

    open override func loadView() { view = TabsView(self) }

    override func showChildren() {
        guard isViewLoaded, !holder.shows(selectedViewController) else { return }
        holder.show(selectedViewController)
        view.setNeedsLayout()
    }

    private func change(to new: [UIViewController]?) {
        let (old, selected) = (pages ?? [], selectedViewController)
        let new = new ?? []
        for gone in old where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            if holder.page === gone { holder.show(nil) }
            gone.removeFromParent()
        }
        let added = new.filter { $0.parent !== self }
        for page in added { addChild(page) }
        pages = new
        chosen = new.firstIndex { $0 === selected } ?? min(chosen, max(new.count - 1, 0))
        tabBar.items = new.map { $0.tabBarItem }
        for page in added { page.didMove(toParent: self) }
        chosenDidChange()
    }

    private func select(_ index: Int) {
        guard index >= 0, index != chosen, pages.map({ index < $0.count }) ?? true else { return }
        chosen = index
        chosenDidChange()
    }

    private func chosenDidChange() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        if appearance == .appeared { swap() } else if appearance != .disappeared { showChildren() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the selected page in place of another one, and tells both in UIKit's order: unlike on a stack, the new one hears
    /// first that it will appear.
    private func swap() {
        let (old, new) = (holder.page, selectedViewController)
        guard old !== new else { return }
        new?.isShowingNow = true
        new?.willAppear(false)
        old?.willDisappear(false)
        guard selectedViewController === new else {
            new?.isShowingNow = false
            new?.endShowing()
            return
        }
        let covered = holder.put(new)
        covered?.removeFromSuperview()
        new?.isShowingNow = false
        new?.isAppearing()
        view.layoutIfNeeded()
        new?.didAppear()
    }

    /// Selects a tab as a person does, whom the delegate may refuse.
    func choose(_ index: Int) {
        guard let page = pages.flatMap({ $0.indices.contains(index) ? $0[index] : nil }) else { return }
        if let tab = page.tab {
            guard delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
        } else {
            guard delegate?.tabBarController(self, shouldSelect: page) != false else { return }
        }
        let previous = selectedTab
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: page)
        if let tab = page.tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    /// The form of the tabs, what stands above them, and the choices of the person.
    open var mode = Mode.automatic
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var bottomAccessory: UITabAccessory?
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?
    open private(set) lazy var sidebar = Sidebar()

    /// Tells the bar's own choice of a tab.
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
        setTabs(tabs, animated: false)
    }

    /// The pages whose places the user may change; nobody does here.
    open var customizableViewControllers: [UIViewController]?
    /// The page of tabs that have no place in the bar.
    open private(set) var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)
}

/// The delegate of tabs. UIKit's protocol, whose calls a person's choice makes.
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
