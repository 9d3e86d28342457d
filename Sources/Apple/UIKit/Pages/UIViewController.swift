public import Foundation

/// A view controller of UIKit. Its calls of appearing come as it is first shown, in UIKit's order: see
/// `beginShowing()`.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
    UIStateRestoring, @preconcurrency NSCoding, @preconcurrency NSExtensionRequestHandling
{
    /// The view, and whether it is there. It is made, and loaded, once it is asked for.
    private(set) var storedView: UIView?
    var hasLoaded = false
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            if storedView?.controller === self { storedView?.controller = nil }
            storedView = newValue
            newValue?.controller = self
        }
    }
    /// The step of appearing that the view has reached, and the words of that step: see `beginShowing()`.
    var appearance = Appearance.disappeared
    var isShowingNow = false
    var animatesAppearance = false
    /// The view if loaded.
    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open var nibName: String? { ownNib.name }
    open var nibBundle: Bundle? { ownNib.bundle }
    open var storyboard: UIStoryboard? { nibScene?.storyboard }
    /// The nib that was asked for, and the scene of a storyboard that the controller is of.
    private(set) var ownNib: (name: String?, bundle: Bundle?) = (nil, nil)
    var nibScene: NibScene?
    open var restorationIdentifier: String?

    /// The titles and items for the bars around.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if let title { tabBarItem.title = title }
        }
    }
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? makeTabBarItem() }
        set { ownTabBarItem = newValue }
    }
    var ownTabBarItem: UITabBarItem?
    /// Puts the children that a container shows into its view: called as the container appears, and as they change.
    func showChildren() {}
    open private(set) lazy var navigationItem = makeNavigationItem()
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard edits != editing else { return }
        edits = editing
        editButtonItem.become(editing ? .done : .edit)
    }
    private var edits = false

    /// The view controllers around and inside.
    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    /// The view controllers that this very one presents and is presented by.
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    open var navigationController: UINavigationController? { enclosing() }
    open var tabBarController: UITabBarController? { enclosing() }
    open var splitViewController: UISplitViewController? { enclosing() }
    open override var next: UIResponder? { storedView?.superview ?? parent ?? ownPresenting }

    /// The focus, which nothing has here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The state of the app that is kept: none is.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    /// The presentation of the view controller.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredTransition: UIViewController.Transition?
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var presentationController: UIPresentationController? {
        ownPresentation ?? popoverPresentationController ?? sheetPresentationController ?? usualPresentation
    }
    /// The presentation that the delegate of a custom style made.
    var ownPresentation: UIPresentationController?
    private lazy var usualPresentation = UIPresentationController(presentedViewController: self, presenting: nil)
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIActivityViewController || self is UIAlertController
            ? popover : nil
    }
    open var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
    }
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }

    /// The look of the device around the view.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { traitsBefore = viewIfLoaded?.traitCollection }
        didSet {
            if overrideUserInterfaceStyle != oldValue, let view = viewIfLoaded, view.window != nil {
                view.traitsDidChange(from: traitsBefore)
            }
            traitsBefore = nil
        }
    }
    private var traitsBefore: UITraitCollection?
    open var traitCollection: UITraitCollection {
        let around: (any UITraitEnvironment)? = parent ?? ownPresenting ?? viewIfLoaded?.superview
        return (around?.traitCollection ?? .current).overridden(by: traitOverrides, style: overrideUserInterfaceStyle)
    }
    open var traitOverrides = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaDidChange() } }
    }
    /// The least margins of the view, without the safe area, in points; the view need not keep them.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewIfLoaded?.sideMargin ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.constraintsDidChange()
        }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var prefersPointerLocked: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childViewControllerForStatusBarStyle: UIViewController? { nil }
    open var childViewControllerForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open class func attemptRotationToDeviceOrientation() {}
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViews.last { !$0.edge.isDisjoint(with: edge) }?.view
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        for index in scrollViews.indices { scrollViews[index].edge.subtract(edge) }
        scrollViews.removeAll { $0.edge.isEmpty }
        if let scrollView { scrollViews.append((edge, scrollView)) }
    }
    private var scrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is in a nib; without a name it may be in one that is called as the class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        ownNib = (nibNameOrNil, nibBundleOrNil)
    }

    /// Creates the controller of a storyboard's scene; of another archive it is as a new one.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.setUp(self)
    }

    /// Makes the controller's view where that has not been done: it is shown in many rounds, and loaded once.
    open func loadViewIfNeeded() { loadOnce() }

    /// The calls of the view's life.
    open func loadView() { if !loadNib() { makeView() } }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { storedView?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateProperties() {}
    open func updateTraitsIfNeeded() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }
    open func endAppearanceTransition() {
        if appearance == .appearing || appearance == .isAppearing { didAppear() }
        if appearance == .disappearing { didDisappear() }
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The calls as the device is turned, as before sizes that change: it is not turned here.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The calls and the sizes of the contents inside.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Shows a view controller where it belongs.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    private var addedKeyCommands: [UIKeyCommand] = []
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { showContentUnavailable() }
    }
    /// The view of that configuration, over all others.
    var contentUnavailableHolder: ContentUnavailableHolder?
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    open func setNeedsUpdateContentUnavailableConfiguration() {
        if appearance != .disappeared {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateProperties() {}
    open func updatePropertiesIfNeeded() {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    open internal(set) weak var tab: UITab?
    open var tabBarObservedScrollView: UIScrollView?

    /// Goes a storyboard's way.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { goSegue(identifier, sender: sender) }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Adds a view controller inside, or takes it out of the one around it.
    open func addChild(_ childController: UIViewController) {
        if childController.parent !== self, !childController.isAround(self) { take(childController) }
    }
    open func removeFromParent() { leaveParent() }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, animations)
        completion?(true)
    }

    /// Presents a view controller, or ends the presentation.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { beginPresenting(viewControllerToPresent, flag, completion) }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { endPresenting(flag, completion) }

    /// The places that the bars leave, as before safe areas.
    open private(set) lazy var topLayoutGuide: any UILayoutSupport = BarGuide(.topBar, of: view)
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarGuide(.bottomBar, of: view)

    /// The view controllers inside that are asked for the device's looks, and the looks that change nothing here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var restoresFocusAfterTransition = true
    open var focusGroupIdentifier: String?
    open var interactionActivityTrackingBaseName: String?
    open var performsActionsWhilePresentingModally: Bool { true }
    nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open var extensionContext: NSExtensionContext? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open func encode(with coder: NSCoder) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Begins with what an extension was handed. No app hands anything over here.
    open func beginRequest(with context: NSExtensionContext) {}

    /// The ways back in a storyboard: a view controller is where one leads to if its class has the action, unless it says no.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { NibTables.hasAction(action.description, self) }
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.filter { $0 !== childContaining(source) }
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isAround(source.source) }
    }
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        responds(to: action) ? self : parent?.targetViewController(forAction: action, sender: sender)
    }

    /// Previews under a firm press, as before menus. Nobody presses.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PressedPreview(delegate: delegate, sourceView: sourceView) }
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
