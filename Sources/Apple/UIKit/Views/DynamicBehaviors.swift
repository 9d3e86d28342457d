public import Foundation

/// The weight of bodies. UIKit's class; angles are in radians.
open class UIGravityBehavior: _UIItemsBehavior {
    /// The direction and strength of the pull; (0, 1) is that of the earth.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The direction and the strength.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
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
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: line)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
    }
    open func removeAllBoundaries() { boundaries = [] }
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    private static func same(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        (one as? NSObject).map { $0.isEqual(other) } ?? (one as AnyObject === other as AnyObject)
    }
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
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
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

    /// Creates the behavior of nothing, to be replaced later.
    public override init() {
        snapPoint = .zero
    }

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
    open private(set) var mode: Mode
    open var active = true
    open var isActive: Bool {
        get { active }
        set { active = newValue }
    }
    open var pushDirection = CGVector(dx: 0, dy: 0)
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// The point of a body that is pushed, from its centre.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    /// Creates a push of nothing, to be replaced later.
    public convenience init() { self.init(items: [], mode: .continuous) }

    /// Creates a push of bodies.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
}

/// A body that hangs on a point or on another body. UIKit's class; lengths are in points.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The thing on which the body hangs.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    /// The bodies, the point and the distance, and the way in which the body swings.
    open private(set) var items: [any UIDynamicItem]
    open private(set) var attachedBehaviorType: AttachmentType
    open var anchorPoint = CGPoint.zero
    open var length: CGFloat
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange.infinite

    /// Creates the behavior of nothing, to be replaced later.
    public override init() {
        (items, attachedBehaviorType, length) = ([], .anchor, 0)
    }

    /// Creates the behavior of a body that hangs on a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = Self.distance(Self.end(item, offset), point)
    }

    /// Creates the behavior of a body that hangs on another.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        length = Self.distance(Self.end(item1, offset1), Self.end(item2, offset2))
    }

    private static func end(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }
    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        hypot(one.x - other.x, one.y - other.y)
    }

    /// A body that slides along a line, that another holds at a pin or by a rope, or that is fixed to another.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point) }
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point) }
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        let attachment = UIAttachmentBehavior(item: item1, attachedTo: item2)
        attachment.anchorPoint = point
        return attachment
    }
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
