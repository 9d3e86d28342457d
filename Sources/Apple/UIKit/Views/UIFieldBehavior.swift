public import Foundation

/// A range of numbers. UIKit's type.
public struct UIFloatRange: Hashable, Codable, Sendable {
    /// The ends of the range.
    public var minimum: CGFloat
    public var maximum: CGFloat

    /// Creates a range: from 0 to 0, or between two ends.
    public init() {
        (minimum, maximum) = (0, 0)
    }
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// The range from 0 to 0, the one without ends, and the test for the latter.
    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { self == .infinite }
}

/// A part of the plane around a centre. UIKit's class; lengths are in points.
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
    private let holds: @Sendable (CGPoint) -> Bool

    private init(holds: @escaping @Sendable (CGPoint) -> Bool) {
        self.holds = holds
    }

    /// Creates a circle or a rectangle around the centre.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// The whole plane.
    public static let infinite = UIRegion { _ in true }

    /// The part that is not in the region, that is in one of two, in the first alone, or in both.
    open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    open func byUnion(of region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && !region.holds($0) } }
    open func byIntersection(of region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && region.holds($0) } }
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    /// The region itself, which is not changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field that pulls or pushes the bodies inside. UIKit's class; nothing moves in a picture. Lengths are in points.
open class UIFieldBehavior: _UIItemsBehavior {
    /// The place and the region of the field, and the strength with which it acts.
    open var position = CGPoint.zero
    open var region = UIRegion.infinite
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 1e-6
    open var direction = CGVector(dx: 0, dy: 0)
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0

    private convenience init() { self.init(items: []) }

    /// The fields that there are.
    open class func dragField() -> Self { field() }
    open class func vortexField() -> Self { field() }
    open class func springField() -> Self { field() }
    open class func electricField() -> Self { field() }
    open class func magneticField() -> Self { field() }
    open class func radialGravityField(position: CGPoint) -> Self { field { $0.position = position } }
    open class func linearGravityField(direction: CGVector) -> Self { field { $0.direction = direction } }
    open class func velocityField(direction: CGVector) -> Self { field { $0.direction = direction } }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        field { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    open class func field(
        evaluationBlock block:
            @escaping (
                _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
                _ deltaTime: TimeInterval
            ) -> CGVector
    ) -> Self { field() }

    private static func field(_ change: (UIFieldBehavior) -> Void = { _ in }) -> Self {
        let made = UIFieldBehavior()
        change(made)
        return unsafeDowncast(made, to: Self.self)
    }
}

/// Bodies that move as one. UIKit's class; lengths are in points.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The bodies, and the place of all of them.
    open private(set) var items: [any UIDynamicItem]
    open var center: CGPoint
    open var transform = CGAffineTransform.identity
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    private let frame: CGRect

    /// Creates a group of bodies.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        frame = items.reduce(CGRect.null) { whole, item in
            let size = item.bounds.size
            return whole.union(
                CGRect(
                    x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                    height: size.height))
        }
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
