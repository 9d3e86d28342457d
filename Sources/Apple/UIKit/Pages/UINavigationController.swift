public import Foundation

/// A stack of view controllers, of which the last is seen between bars. UIKit's class; its view is drawn as SwiftUI's
/// stack of pages is.
open class UINavigationController: UIViewController {
    /// The movement of the stack.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The view controllers on the stack, and the bars.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { change(to: newValue, animated: false) }
    }
    private var stack: [UIViewController] = []
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }
    /// As wide as the screen until it is laid out: pages that load before that put their own views in by its size.
    open private(set) lazy var navigationBar = (barClass as? UINavigationBar.Type ?? UINavigationBar.self).init(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open private(set) lazy var toolbar: UIToolbar! = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init(
        frame: .zero)
    open var isToolbarHidden = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open private(set) var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open private(set) var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// The length in which bars come and go, in seconds.
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2
    private var barClass: AnyClass?
    private var toolbarClass: AnyClass?
    /// The view that holds the top one's.
    let holder = PageHolder(frame: UIScreen.main.bounds)

    /// Creates a controller with a first view controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() { view = NavigationView(self) }

    /// The view controllers in front, and the steps on the stack.
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        change(to: stack + [viewController], animated: animated)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? pop(to: stack.count - 1, animated)?.last : nil
    }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex { $0 === viewController }.flatMap { pop(to: $0 + 1, animated) }
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count > 1 ? pop(to: 1, animated) : nil
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func pop(to count: Int, _ animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst(count))
        change(to: Array(stack.prefix(count)), animated: animated)
        return gone
    }

    /// The title and the item of a tab are those of the first page, as long as none were said for the stack.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
        set { ownTabBarItem = newValue }
    }
    open override var childForStatusBarStyle: UIViewController? { nil }
    open override var preferredContentSize: CGSize {
        get {
            super.preferredContentSize == .zero ? stack.last?.preferredContentSize ?? .zero : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }

    override func showChildren() {
        guard isViewLoaded, !holder.shows(stack.last) else { return }
        if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: false) }
        holder.show(stack.last)
        view.setNeedsLayout()
    }

    /// Changes the stack at once, and tells the pages that come and go in UIKit's order.
    private func change(to pages: [UIViewController], animated: Bool) {
        let (old, before, top) = (stack, stack.last, pages.last)
        let gone = old.filter { page in !pages.contains { $0 === page } }
        let new = pages.filter { $0.parent !== self }
        for page in gone {
            page.willMove(toParent: nil)
            page.isMovingFromParent = true
        }
        for page in new { addChild(page) }
        stack = pages
        navigationBar.items = pages.map(\.navigationItem)
        if before !== top { swap(before, for: top, animated) }
        for page in gone { page.removeFromParent() }
        for page in new { page.didMove(toParent: self) }
        viewIfLoaded?.setNeedsLayout()
    }

    private func swap(_ before: UIViewController?, for top: UIViewController?, _ animated: Bool) {
        guard appearance == .isAppearing || appearance == .appeared else {
            if appearance == .appearing { showChildren() }
            return
        }
        top?.loadViewIfNeeded()
        guard stack.last === top else { return }
        if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
        top?.isShowingNow = true
        before?.willDisappear(animated)
        top?.willAppear(animated)
        // A page that shows another one before it is seen has gone already.
        guard stack.last === top else {
            top?.isShowingNow = false
            top?.endShowing()
            return
        }
        let covered = holder.put(top)
        top?.isShowingNow = false
        top?.isAppearing()
        view.layoutIfNeeded()
        covered?.removeFromSuperview()
        if appearance == .appeared { top?.didAppear() }
        if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }
}

/// The delegate of a navigation. UIKit's protocol.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// The calls as view controllers come and go, and their movements.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
}
