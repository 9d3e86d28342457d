public import Foundation

/// A part of the screen that can have the focus inside. UIKit's protocol; nothing has it here.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The parts that should have the focus, and the calls as it moves.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A thing that can have the focus. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// The state of the thing, and its frame in points.
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {}

/// The direction in which the focus moves. UIKit's type.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
    public static let first = UIFocusHeading(rawValue: 64)
    public static let last = UIFocusHeading(rawValue: 128)
}

/// A move of the focus. UIKit's class.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The things between which the focus moves, and the direction.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

/// The movement of the focus. UIKit's class.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
    /// Adds what moves along, which happens at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }
}

/// The length of the focus's movement. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}

/// The moves of the focus. UIKit's class; nothing has the focus.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
    /// The thing with the focus: none.
    open var focusedItem: (any UIFocusItem)? { nil }
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

    /// nil: there is no keyboard by which the focus moves.
    public init?(for environment: any UIFocusEnvironment) { nil }

    /// Asks for a move.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
}

/// A place through which the focus goes elsewhere. UIKit's class.
open class UIFocusGuide: UILayoutGuide {
    /// The use of the place, and where the focus goes.
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
