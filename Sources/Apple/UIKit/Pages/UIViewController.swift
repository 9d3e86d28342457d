public import Foundation

/// A view controller of UIKit, as far as SwiftUI code uses one.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The view, the title, and the view controllers around and inside.
    open var view: UIView! = UIView(frame: .zero)
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var navigationItem: UINavigationItem { storedNavigationItem }
    private let storedNavigationItem = UINavigationItem()
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open private(set) weak var parent: UIViewController?
    open var presentingViewController: UIViewController? { nil }
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open var viewIfLoaded: UIView? { view }
    open var isViewLoaded: Bool { true }
    open var traitCollection: UITraitCollection { .current }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var shouldAutorotate: Bool { true }

    public override init() {
        super.init()
    }

    /// Nothing is read from nibs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    private var hasLoaded = false

    /// Makes the controller's view where that has not been done: it is shown in many rounds, and loaded once.
    func loadOnce() {
        guard !hasLoaded else { return }
        hasLoaded = true
        loadView()
        viewDidLoad()
    }

    /// The calls of the view's life.
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func show(_ vc: UIViewController, sender: Any?) { presentedViewController = vc }

    /// Adds a view controller inside.
    open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
    }

    /// Takes the view controller out of the one around it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Presents a view controller.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// Ends the presentation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        if let completion { DispatchQueue.main.async { completion() } }
    }
}

/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
