public import Foundation

/// A wish for a scene. UIKit's type; scenes are neither made nor ended here.
public struct UISceneSessionActivationRequest: Hashable, @unchecked Sendable {
    /// The scene, or the role of a new one, and what it is for.
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a wish for a new scene, or for one that is there.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

/// The manner in which a scene ends. UIKit's class.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// The manner in which a window ends. UIKit's class.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The movement of the window that goes.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }

    /// The way in which the window goes.
    open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
    /// The manner in which an address is opened elsewhere. UIKit's class.
    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        /// The choice whether only an app opens it, and no browser.
        open var universalLinksOnly = false

        public override init() {
            super.init()
        }
    }

    /// The facts about an address that a scene is opened with. UIKit's class.
    public final class OpenURLOptions: NSObject {
        /// The app that asks, what it says, and whether the file is to be changed where it is.
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }
}

/// The behaviour of a window on a desktop. UIKit's class.
@MainActor @preconcurrency
open class UISceneWindowingBehaviors: NSObject {
    /// The buttons that the window has.
    open var isClosable = true
    open var isMiniaturizable = true
}

extension UIWindowScene {
    /// The manner in which a window is asked for.
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The place of the window.
        open var preferredPresentationStyle = PresentationStyle.automatic
        open var placement: (any UIWindowScenePlacement)?
    }

    /// The place of a window.
    public enum PresentationStyle: UInt, Sendable {
        case automatic, standard, prominent
    }
}

/// The place of a window among others. UIKit's protocol.
public protocol UIWindowScenePlacement: Hashable {}

/// The usual place of a window. UIKit's type.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    public init() {}
}

/// The place of a window in front of others. UIKit's type.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    /// The usual place.
    public static func standard() -> Self { Self() }
}
extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    /// The place in front of others.
    public static func prominent() -> Self { Self() }
}
