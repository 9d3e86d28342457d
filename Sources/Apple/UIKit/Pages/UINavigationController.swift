public import Foundation

/// A stack of view controllers, of which the last is seen. UIKit's class.
open class UINavigationController: UIViewController, _PicturedResponder {
    /// The movement of the stack.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The view controllers on the stack, and the bars.
    open var viewControllers: [UIViewController] {
        get { stack }
        set {
            for gone in stack where !newValue.contains(where: { $0 === gone }) { gone.removeFromParent() }
            for new in newValue where new.parent !== self { addChild(new) }
            stack = newValue
        }
    }
    private var stack: [UIViewController] = []
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    open private(set) var navigationBar = UINavigationBar(frame: .zero)
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isToolbarHidden = true
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

    /// Creates a controller with a first view controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The view controllers in front, and the steps on the stack.
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? pop(to: stack.count - 1)?.last : nil
    }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex { $0 === viewController }.flatMap { pop(to: $0 + 1) }
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }

    private func pop(to count: Int) -> [UIViewController]? {
        let gone = Array(stack.dropFirst(count))
        viewControllers = Array(stack.prefix(count))
        return gone
    }

    public var _picture: AnyView { (stack.last as? any _PicturedResponder)?._picture ?? AnyView(Color.clear) }
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
