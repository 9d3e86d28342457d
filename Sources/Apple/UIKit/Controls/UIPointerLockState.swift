public import Foundation

/// The state of a scene's hold on the pointer. UIKit's class.
@MainActor @preconcurrency
open class UIPointerLockState: NSObject {
    /// The notification of a change, and the name of the scene in it.
    public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

    /// False: no scene holds the pointer.
    open var isLocked: Bool { false }
}

extension UIScene {
    /// nil: there is no pointer that the scene could hold.
    public var pointerLockState: UIPointerLockState? { nil }
}
