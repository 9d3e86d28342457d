public import Foundation

/// The world of a scene's bodies.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    /// The pull, in units by seconds squared, the speed of time, and who is told of meetings.
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open var timeStep: TimeInterval = 1 / 60
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    open private(set) var allBehaviors: [SCNPhysicsBehavior] = []

    /// Adds what joins bodies, and takes it away.
    open func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
    open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { allBehaviors = [] }

    /// The bodies that a line or a body meets: none.
    open func rayTestWithSegment(
        from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
    open func contactTest(
        with body: SCNPhysicsBody, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func contactTestBetween(
        _ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func updateCollisionPairs() {}

    /// The choices of a search for bodies.
    public struct TestOption: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let collisionBitMask = TestOption(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        public static let searchMode = TestOption(rawValue: "SCNPhysicsTestSearchModeKey")
        public static let backfaceCulling = TestOption(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }

    /// The ways to search for bodies.
    public struct TestSearchMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let any = TestSearchMode(rawValue: "any")
        public static let closest = TestSearchMode(rawValue: "closest")
        public static let all = TestSearchMode(rawValue: "all")
    }
}

/// A joint or a vehicle.
open class SCNPhysicsBehavior: NSObject, @unchecked Sendable {}

/// A joint about an axis.
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior, @unchecked Sendable {
    /// The bodies and the axis.
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var axisA: SCNVector3
    open var anchorA: SCNVector3

    /// Creates a joint of a body to its place, or to another body.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA) = (body, nil, axis, anchor)
    }
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA) = (bodyA, bodyB, axisA, anchorA)
    }
}

/// A field that pulls bodies.
open class SCNPhysicsField: NSObject, @unchecked Sendable {
    /// The strength and the reach.
    open var strength: CGFloat = 1
    open var falloffExponent: CGFloat = 0
    open var halfExtent = SCNVector3(Float.infinity, Float.infinity, Float.infinity)
    open var isActive = true
    open var direction = SCNVector3(0, -1, 0)
    open var minimumDistance: CGFloat = 1e-6
    open var usesEllipsoidalExtent = false
    open var isExclusive = false
    open var scope = SCNPhysicsFieldScope.insideExtent
    open var offset = SCNVector3Zero
    open var categoryBitMask = Int.max

    /// The usual fields.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField()
    }
    open class func spring() -> SCNPhysicsField { SCNPhysicsField() }
    open class func electric() -> SCNPhysicsField { SCNPhysicsField() }
    open class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
    open class func customField(
        evaluationBlock block: @escaping (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3
    ) -> SCNPhysicsField { SCNPhysicsField() }
    open class func drag() -> SCNPhysicsField { SCNPhysicsField() }
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField()
    }
}

/// A meeting of two bodies. There is none.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    /// The nodes, and the place and strength of their meeting.
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    open var contactPoint: SCNVector3 { SCNVector3Zero }
    open var contactNormal: SCNVector3 { SCNVector3Zero }
    open var collisionImpulse: CGFloat { 0 }
    open var penetrationDistance: CGFloat { 0 }
    open var sweepTestFraction: CGFloat { 0 }

    init(_ first: SCNNode, _ second: SCNNode) { (nodeA, nodeB) = (first, second) }

    /// Creates a meeting of nothing.
    public convenience override init() { self.init(SCNNode(), SCNNode()) }
}

/// The listener to meetings. There are none.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies meet and part.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// The part of space that a field is in.
public enum SCNPhysicsFieldScope: Int, Sendable {
    case insideExtent, outsideExtent
}
