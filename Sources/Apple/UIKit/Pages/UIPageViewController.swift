public import Foundation

/// View controllers to leaf through. UIKit's class, drawn as the first of them.
open class UIPageViewController: UIViewController, _PicturedResponder {
    /// The movement from page to page.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The direction in which the pages move.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// A key of an option.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// The data source and the delegate.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var viewControllers: [UIViewController]?

    /// Creates a view controller with a movement and an axis.
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init()
    }

    /// Sets the pages that are shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    public var _picture: AnyView {
        (viewControllers?.first as? any _PicturedResponder)?._picture ?? AnyView(Color.clear)
    }
}

/// The data source of a page view controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The pages before and after a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The delegate of a page view controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
