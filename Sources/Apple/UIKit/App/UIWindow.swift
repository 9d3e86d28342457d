public import Foundation

/// A window. UIKit's class: the view of its root view controller fills it, and what that presents stands above.
open class UIWindow: UIView {
    /// The order of windows, the highest in front.
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level of a number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    /// The root view controller of the window, and its place among others. Its view is loaded as the window is first
    /// shown.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.dismiss(animated: false)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.endShowing()
            if isShown { showRoot() }
        }
    }
    open weak var windowScene: UIWindowScene? {
        didSet { windowScene?.add(self) }
    }
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open var canBecomeKey: Bool { true }
    open var isKeyWindow: Bool { UIApplication.shared.key === self }
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    open override var isHidden: Bool {
        didSet { if !isHidden { show() } }
    }
    open func becomeKey() {}
    open func resignKey() {}
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        let old = UIApplication.shared.key
        UIApplication.shared.key = self
        old?.resignKey()
        if let old { NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old) }
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func sendEvent(_ event: UIEvent) {}
    /// Indicates whether the window has been made visible.
    private var isShown = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        join(windowScene)
    }

    // Observers of a property are not called within an initializer.
    private func join(_ scene: UIWindowScene) { windowScene = scene }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes the window visible: its root's view is loaded, and told that it will appear. It has appeared once the
    /// window was laid out, at the latest in the run loop's next round.
    private func show() {
        if windowScene == nil { windowScene = UIApplication.shared.mainScene }
        guard !isShown else { return }
        isShown = true
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        guard rootViewController != nil else { return }
        showRoot()
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.rootViewController?.beginShowing() }
        }
    }

    /// Puts the root's view into the window.
    func showRoot() {
        guard let root = rootViewController, let view = root.view, view.superview !== self else { return }
        root.willAppear(false)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, at: 0)
        if isShown, root.appearance != .appeared { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showRoot()
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        if view.bounds.size != bounds.size { view.frame = bounds }
        rootViewController?.beginShowing()
    }

    override var ownPicture: AnyView? { presentationPicture }

    /// The names of the notifications of windows.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
