public import Foundation

/// The app around the views. UIKit's class; a picture has none that could do anything.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static let made = UIApplication()
    /// The shared.
    open class var shared: UIApplication { made }

    /// One scene runs, with its windows: that of the app where its delegate was launched, else that of a telephone, as
    /// the screen is.
    open var connectedScenes: Set<UIScene> { [mainScene] }
    open var openSessions: Set<UISceneSession> { [mainScene.session] }
    open var supportsMultipleScenes: Bool { false }
    open var windows: [UIWindow] { mainScene.windows }
    open var keyWindow: UIWindow? { mainScene.keyWindow }
    /// The scene that runs, and the window that keys go to where one was made so.
    package var mainScene: UIWindowScene {
        get { launchedScene ?? AppScene.shared }
        set { launchedScene = newValue }
    }
    private var launchedScene: UIWindowScene?
    weak var key: UIWindow?
    open override var next: UIResponder? { delegate as? UIResponder }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    open var applicationState: State { .active }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    open var isProtectedDataAvailable: Bool { true }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The frame of the status bar, in points, and its look, which is kept for those who ask: no bar is drawn by it.
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden = false
    open var statusBarStyle = UIStatusBarStyle.default
    open var statusBarOrientation = UIInterfaceOrientation.portrait
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
        statusBarOrientation = interfaceOrientation
    }
    open var isNetworkActivityIndicatorVisible = false

    /// The app's delegate, and its settings.
    open weak var delegate: (any UIApplicationDelegate)?
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var applicationSupportsShakeToEdit = true
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var isIgnoringInteractionEvents: Bool { false }
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Calls a target's method. Without a target the first responder is asked, or else the view controller around the sender.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action._perform(on: target, sender, event) }
        let around = (sender as? UIResponder)?.chain.first { $0 is UIViewController }
        guard let first = UIResponder.first ?? around ?? sender else { return false }
        return action._perform(on: first, sender, event)
    }
    open func sendEvent(_ event: UIEvent) {}

    /// Scenes are neither made nor ended here.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// The notifications that were to come, as the framework before that of notifications has them.
    var scheduled: [UILocalNotification] = []

    /// The keeping of the app's state, of which nothing is kept.
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}

    /// false: nothing is opened from a picture.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing: `completionHandler` is given false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }

    /// - Returns: false: nothing is opened from a picture.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    /// Indicates whether the app is registered for remote notifications.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Fails, as there is no connection: the delegate is told so.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.application(
                    self, didFailToRegisterForRemoteNotificationsWithError: URLError(.notConnectedToInternet))
            }
        }
    }

    /// Ends the registration for remote notifications.
    open func unregisterForRemoteNotifications() {}

    /// - Returns: ``UIBackgroundTaskIdentifier/invalid``: no app runs in the background, and so none runs out of time there.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Ends a task in the background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The app's state: active, inactive or in the background.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
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

/// The right to refresh in the background. UIKit's type.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// The end of a task in the background. UIKit's type.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

/// An action of the app's icon. UIKit's class; nobody presses the icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// The texts and the picture of the action.
    open internal(set) var type: String
    open internal(set) var localizedTitle: String
    open internal(set) var localizedSubtitle: String?
    open internal(set) var icon: UIApplicationShortcutIcon?
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// The picture of an action of the app's icon. UIKit's class.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    /// The icons that the system has.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    /// Creates the icon of an asset or a symbol, or one of the system's.
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
    public init(type: IconType) {}
}

/// Runs an app of UIKit's own. Nothing runs here: previews are drawn.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
