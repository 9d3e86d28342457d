public import Foundation

/// A bound of a node's place, size or turn.
open class SKConstraint: NSObject {
    /// The choice whether it counts, and the node whose points it is in.
    open var enabled = true
    open weak var referenceNode: SKNode?

    /// Bounds of places, of sizes and turns, and of distances. They do not hold by themselves, as nothing moves.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { self.init() }
    open class func positionX(_ range: SKRange) -> Self { self.init() }
    open class func positionY(_ range: SKRange) -> Self { self.init() }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { self.init() }
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self { self.init() }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self { self.init() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self { self.init() }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { self.init() }
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> Self { self.init() }
    open class func zRotation(_ zRange: SKRange) -> Self { self.init() }
    open class func scaleX(_ xRange: SKRange, scaleY yRange: SKRange) -> Self { self.init() }
    open class func scaleX(_ range: SKRange) -> Self { self.init() }
    open class func scaleY(_ range: SKRange) -> Self { self.init() }

    public override required init() {
        super.init()
    }
}

/// A range of numbers.
open class SKRange: NSObject {
    /// The bounds.
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    /// Creates a range of two numbers, of one, with one bound, about a number and without bounds.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}

/// The bounds of a turn where a node reaches for something, in radians.
open class SKReachConstraints: NSObject {
    /// The bounds.
    open var lowerAngleLimit: CGFloat
    open var upperAngleLimit: CGFloat

    /// Creates bounds of two angles.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    }
}
