/// A stack of view controllers, of which the last is seen. UIKit's class.
open class UINavigationController: UIViewController {
    /// The view controllers on the stack, and the bar.
    open var viewControllers: [UIViewController] = []
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    public let navigationBar = UINavigationBar(frame: .zero)

    /// Creates a controller with a first view controller.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    /// The view controllers in front, and the steps on the stack.
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers = Array(viewControllers.prefix(1))
        return nil
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}
