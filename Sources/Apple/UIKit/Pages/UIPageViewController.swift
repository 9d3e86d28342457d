public import Foundation

/// View controllers to leaf through. UIKit's class: the pages that were set are seen, and dots below where the data
/// source counts them.
open class UIPageViewController: UIViewController {
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
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    open private(set) var gestureRecognizers: [UIGestureRecognizer] = []
    open private(set) var spineLocation = SpineLocation.min
    open var isDoubleSided = false

    /// The place of the fold between pages.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// Creates a view controller with a movement and an axis.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        if let nib = coder as? NibCoder {
            (transitionStyle, navigationOrientation) = (nib.pageTransitionStyle, nib.pageOrientation)
        }
        super.init(coder: coder)
    }

    /// Sets the pages that are shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
        let gone = old.filter { page in !new.contains { $0 === page } }
        let added = new.filter { $0.parent !== self }
        for page in gone { page.willMove(toParent: nil) }
        for page in added { addChild(page) }
        self.viewControllers = viewControllers
        if isViewLoaded { showChildren() }
        for page in gone {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in added { page.didMove(toParent: self) }
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    open override func loadView() { view = PagesView(self) }

    override func showChildren() {
        for page in viewControllers ?? [] where page.view.superview !== view { view.insertSubview(page.view, at: 0) }
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

    /// The number of the dots, and the one that is lit.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The calls as a person leafs.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
