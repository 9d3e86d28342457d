public import Foundation
public import QuartzCore

/// A part of the screen that can have the focus inside. UIKit's protocol; nothing has it here.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The parts that should have the focus, and the calls as it moves.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    var focusGroupIdentifier: String? { get }
}

/// The answers of a part that gives none itself: nothing is around it.
extension UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    public var focusGroupIdentifier: String? { nil }

    /// Answers whether another part is this one or inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

/// A thing with others inside that can have the focus. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the thing, and the things inside of a rectangle, in points.
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A thing with others inside that scrolls to them. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The place and the sizes of the content, in points.
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

/// A thing that can have the focus. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// The state of the thing, and its frame in points.
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
    var isTransparentFocusItem: Bool { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// False, as nothing has the focus.
    public var isFocused: Bool { false }
    public var focusEffect: UIFocusEffect? { nil }
    public var focusGroupPriority: UIFocusGroupPriority { UIFocusGroupPriority(rawValue: 0) }
    public var isTransparentFocusItem: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The part around a view, and the views inside of a rectangle, in points, that can have the focus.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    public var coordinateSpace: any UICoordinateSpace { self }
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }
}

extension UIViewController {
    /// The parts around and inside of a view controller.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

/// The movement that the focus is about to make. UIKit's class; it makes none.
@MainActor @preconcurrency
open class UIFocusMovementHint: NSObject {
    /// The direction and the turns of the movement.
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
}

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

    /// The moves of the focus among the parts around: there are none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    /// Answers whether a part is another one or inside of it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
    }

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
