public import Foundation

/// The delegate of a scene, told of its life. UIKit's protocol; no scene of UIKit's runs here.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The calls of the scene's life.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowHolder {
    /// The call when a quick action of the home screen is chosen.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The window of the scene, which the delegate may leave out: optional twice, for those who know the protocol alone.
    public var window: UIWindow?? { .some((self as any _WindowHolder).window) }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// A part of the app that the system keeps. UIKit's class.
open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The roles by name.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = windowExternalDisplayNonInteractive
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open var role: Role { .windowApplication }
    /// The configuration.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var scene: UIScene? { nil }
    open var userInfo: [String: Any]?
    open var stateRestorationActivity: NSUserActivity?
    /// The identifier of the session.
    open var persistentIdentifier: String { "" }
}

/// The configuration of a scene. UIKit's class.
open class UISceneConfiguration: NSObject {
    /// The name of the configuration, and the classes of its scene.
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// Creates a configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// An address that a scene is opened with. UIKit's class.
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
    }
}

extension UIScene {
    /// The reasons for which a scene was made: nothing asks for one here.
    public final class ConnectionOptions: NSObject {
        /// The addresses and activities for which the scene was made.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var notificationResponse: UNNotificationResponse? { nil }
        public var sourceApplication: String? { nil }
        public var handoffUserActivityType: String? { nil }
    }

    /// The manner in which a scene is asked for.
    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }
}
