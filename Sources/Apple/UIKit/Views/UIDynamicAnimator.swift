public import Foundation

// UIKit's bodies that fall and bounce. They are kept as values: nothing moves in a picture.

/// A body that is moved. UIKit's protocol; lengths are in points.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The place and the size of the body.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// The shape with which the body meets others.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The shape with which the body meets others: its rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape with which a body meets others. UIKit's type.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
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
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.move(to: self)
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// The bodies of the behaviors that a rectangle of the view's touches, in points.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        func bodies(_ behavior: UIDynamicBehavior) -> [any UIDynamicItem] {
            ((behavior as? _UIItemsBehavior)?.items ?? []) + behavior.childBehaviors.flatMap(bodies)
        }
        var found: [any UIDynamicItem] = []
        for body in behaviors.flatMap(bodies) where !found.contains(where: { $0 === body }) {
            let (size, center) = (body.bounds.size, body.center)
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            if frame.intersects(rect) { found.append(body) }
        }
        return found
    }
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
