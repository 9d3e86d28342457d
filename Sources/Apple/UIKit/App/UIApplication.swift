public import Foundation

/// The app around the views. UIKit's class; a picture has none that could do anything.
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// No scene runs.
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var applicationState: State { .active }
    public var statusBarFrame: CGRect { .zero }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    public var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }

    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }

    /// Nothing is opened from a picture.
    public func canOpenURL(_ url: URL) -> Bool { false }

    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {}

    public func registerForRemoteNotifications() {}
    public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> Int { 0 }
    public func endBackgroundTask(_ identifier: Int) {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Why the app was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "url")
    }
}

/// A part of the app that runs. UIKit's class.
open class UIScene: UIResponder {
    /// Whether the scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .unattached }
}

/// A part of the app with windows. UIKit's class.
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { nil }
}

/// Where the status bar is. UIKit's class.
public final class UIStatusBarManager: Sendable {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
}

/// A window. UIKit's class.
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { false }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var windowLevel: CGFloat = 0
    open func makeKey() {}
    open override class func appearance() -> UIWindow { UIWindow(frame: .zero) }
    open func makeKeyAndVisible() {}
}

/// What was copied. UIKit's class; nothing is copied from a picture, and nothing of the host's reaches it.
public final class UIPasteboard: Sendable {
    public static let general = UIPasteboard()

    public var string: String? {
        get { nil }
        set {}
    }

    public var strings: [String]? {
        get { nil }
        set {}
    }

    public var url: URL? {
        get { nil }
        set {}
    }

    public var image: UIImage? {
        get { nil }
        set {}
    }

    public var hasStrings: Bool { false }
}

/// What readers set for themselves. UIKit's; nothing of it is set.
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

    /// What assistive technologies are told.
    public enum Notification: Int, Sendable {
        case announcement
        case layoutChanged
        case screenChanged
    }

    public static func post(notification: Notification, argument: Any?) {}
}
