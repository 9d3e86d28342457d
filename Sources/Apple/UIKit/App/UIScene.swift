public import Foundation

/// A part of the app that runs. UIKit's class.
open class UIScene: UIResponder {
    /// The scene's state: active, inactive or in the background.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The scene's state, its delegate and its session.
    open var activationState: ActivationState {
        UIApplication.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
    }
    open var delegate: (any UISceneDelegate)?
    public let session: UISceneSession
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}

    open override var next: UIResponder? { UIApplication.shared }

    /// Creates a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The names of the notifications of the scene's life.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// A part of the app with windows. UIKit's class.
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The windows of the scene, and the facts about its screen.
    open var windows: [UIWindow] { shown.compactMap(\.window) }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The windows that were made for the scene: their owners keep them.
    private var shown: [WeakWindow] = []
    private struct WeakWindow { weak var window: UIWindow? }
    func add(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(WeakWindow(window: window))
    }

    /// The facts about the scene's screen and surroundings.
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var coordinateSpace: any UICoordinateSpace { UIView(frame: UIScreen.main.bounds) }
    open var statusBarManager: UIStatusBarManager? { AppStatusBar() }
    open var traitOverrides = UITraitOverrides()
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { UITraitCollection.current.overridden(by: traitOverrides) }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
    open var focusSystem: UIFocusSystem? { nil }
    open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
    open var effectiveGeometry: Geometry { Geometry() }

    /// The geometry of a scene. UIKit's class.
    open class Geometry: NSObject {
        /// The side of the screen that is up: always the usual one.
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
        /// The facts of the geometry; the frame is in points.
        @MainActor @preconcurrency
        open var systemFrame: CGRect { UIScreen.main.bounds }
        @MainActor @preconcurrency
        open var coordinateSpace: any UICoordinateSpace { UIView(frame: UIScreen.main.bounds) }
        open var isInteractivelyResizing: Bool { false }
        open var isInterfaceOrientationLocked: Bool { false }
    }

    /// Asks for another geometry, which there is none of: the closure is told so.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// The geometry that an app would like.
    open class GeometryPreferences: NSObject {
        /// The geometry on a telephone.
        public final class iOS: GeometryPreferences {
            /// The interface orientations.
            public var interfaceOrientations: UIInterfaceOrientationMask

            /// Creates a geometry of orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

/// The least and greatest size of a scene. UIKit's class.
open class UISceneSizeRestrictions: NSObject {
    /// In points.
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
    open var allowsFullScreen = true
}

/// The place of the status bar. UIKit's class.
open class UIStatusBarManager: NSObject, @unchecked Sendable {
    /// The frame of the status bar, in points, and its look.
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
    open var statusBarStyle: UIStatusBarStyle { .default }
}
