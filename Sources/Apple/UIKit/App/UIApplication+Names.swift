public import Foundation

extension UIApplication {
    /// The addresses of the settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:default"

    /// The names of the notifications of the app's life.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
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
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")

    /// An option of opening an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
        public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "eventAttribution")
    }

    /// A fact about an address that the app is asked to open.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
        public static let eventAttribution = OpenURLOptionsKey(rawValue: "eventAttribution")
    }

    /// The reason for which the app was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        public static let location = LaunchOptionsKey(rawValue: "location")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
        public static let annotation = LaunchOptionsKey(rawValue: "annotation")
        public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "newsstandDownloads")
        public static let eventAttribution = LaunchOptionsKey(rawValue: "eventAttribution")
        public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
    }

    /// A point at which the system takes an app's part.
    public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// The names of the facts with which an app's state is restored, and of the notifications of the status bar.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    nonisolated public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
    nonisolated public static let stateRestorationViewControllerStoryboardKey =
        "UIApplicationStateRestorationViewControllerStoryboardKey"
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")

    /// The intervals of refreshing in the background, in seconds.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}
