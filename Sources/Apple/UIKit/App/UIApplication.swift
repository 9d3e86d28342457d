public import Foundation

/// The app around the views. UIKit's class; a picture has none that could do anything.
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// No scene runs.
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var applicationState: State { .active }
    /// The frame of the status bar, in points, and whether it is hidden.
    public var statusBarFrame: CGRect { .zero }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The app's delegate, and its settings.
    public weak var delegate: (any UIApplicationDelegate)?
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0

    /// false: nothing is opened from a picture.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing: `completionHandler` is given false.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// - Returns: false: nothing is opened from a picture.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    /// Indicates whether the app is registered for remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Fails, as there is no connection: the delegate is told so.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.application(
                    self, didFailToRegisterForRemoteNotificationsWithError: URLError(.notConnectedToInternet))
            }
        }
    }

    /// Ends the registration for remote notifications.
    public func unregisterForRemoteNotifications() {}

    /// - Returns: ``UIBackgroundTaskIdentifier/invalid``: no app runs in the background, and so none runs out of time there.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Ends a task in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The names of the notifications of the app's life.
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

    /// The app's state: active, inactive or in the background.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// An option of opening an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The reason for which the app was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "url")
    }
}

/// A task that goes on in the background. UIKit's type.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
