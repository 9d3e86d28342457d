public import Foundation

// UIKit's bodies that fall and bounce. They are kept as values: nothing moves in a picture.

/// A body that is moved. UIKit's protocol; lengths are in points.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The place and the size of the body.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves bodies by behaviors. UIKit's class: they stay where they are.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    /// The behaviors, and the view in whose coordinates they are.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) weak var referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }

    /// Creates an animator of a view.
    public init(referenceView view: UIView) {
        referenceView = view
    }
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
    }
    public override init() {}

    /// Adds or removes behaviors.
    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// The delegate of moved bodies. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// The calls as bodies move and rest.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior of bodies. UIKit's class.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// The behaviors that it is made of, and the closure of each step.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open var dynamicAnimator: UIDynamicAnimator? { nil }
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A behavior of several bodies.
open class _UIItemsBehavior: UIDynamicBehavior {
    /// The bodies.
    open private(set) var items: [any UIDynamicItem]

    public init(items: [any UIDynamicItem]) {
        self.items = items
    }

    /// Adds or removes a body.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// The weight of bodies. UIKit's class; angles are in radians.
open class UIGravityBehavior: _UIItemsBehavior {
    /// The direction and strength of the pull; (0, 1) is that of the earth.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The direction and the strength.
    open var angle: CGFloat = .pi / 2
    open var magnitude: CGFloat = 1
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
    }
}

/// Bodies that bounce off each other. UIKit's class.
open class UICollisionBehavior: _UIItemsBehavior {
    /// The bodies that are met.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    /// The walls, and the delegate.
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open private(set) var boundaryIdentifiers: [any NSCopying]? = []
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaryIdentifiers?.append(identifier)
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        boundaryIdentifiers?.append(identifier)
    }
    open func removeAllBoundaries() { boundaryIdentifiers = [] }
}

/// The delegate of bodies that bounce. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// The calls as bodies meet.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
}

/// A body that jumps to a point. UIKit's class.
open class UISnapBehavior: UIDynamicBehavior {
    /// The point, and the damping, 0...1.
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5

    /// Creates the behavior of a body.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
    }
}

/// A push. UIKit's class.
open class UIPushBehavior: _UIItemsBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    /// The duration, the direction and the strength.
    public let mode: Mode
    open var isActive = true
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector(dx: 0, dy: 0)
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        self.angle = angle
        self.magnitude = magnitude
    }

    /// Creates a push of bodies.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
}

/// A body that hangs on a point or on another body. UIKit's class; lengths are in points.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The point, and the distance.
    open var anchorPoint = CGPoint.zero
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0

    /// Creates the behavior of a body.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        anchorPoint = point
    }
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        anchorPoint = point
    }
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
}

/// The properties of bodies. UIKit's class.
open class UIDynamicItemBehavior: _UIItemsBehavior {
    /// The properties.
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
