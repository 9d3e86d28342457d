public import Foundation

/// A part of the app that runs. UIKit's class.
open class UIScene: UIResponder {
    /// The scene's state: active, inactive or in the background.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The scene's state.
    open var activationState: ActivationState { .unattached }
}

/// A part of the app with windows. UIKit's class.
open class UIWindowScene: UIScene {
    /// The windows of the scene, and the facts about its screen.
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { nil }
}

/// The place of the status bar. UIKit's class.
public final class UIStatusBarManager: Sendable {
    /// The frame of the status bar, in points, and whether it is hidden.
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
}

/// A window. UIKit's class.
open class UIWindow: UIView {
    /// The root view controller of the window, and its place among others.
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { false }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var windowLevel: CGFloat = 0
    open func makeKey() {}
    open override class func appearance() -> UIWindow { UIWindow(frame: .zero) }
    open func makeKeyAndVisible() {}
}
