/// A body in the world's physics, as values: nothing falls and nothing meets.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    /// The shape, and the properties of the body.
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = SCNVector3Zero
    open var angularVelocity = SCNVector4Zero
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var isAffectedByGravity = true
    open var allowsResting = true
    open var isResting: Bool { false }
    /// The kinds of bodies by bits: its own, those that it bounces off, and those whose meeting is told.
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0

    /// Creates bodies of a kind with a shape.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
    }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    /// Pushes and turns: a push at once changes the velocity, and nothing moves by it.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
        guard impulse, mass > 0 else { return }
        velocity = SCNVector3(simd_float3(velocity) + simd_float3(direction) / Float(mass))
    }
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        applyForce(direction, asImpulse: impulse)
    }
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
    open func setResting(_ resting: Bool) {}
}

/// The kinds of bodies.
public enum SCNPhysicsBodyType: Int, Sendable {
    case `static`, dynamic, kinematic
}

/// The shape that a body meets others with.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    /// The choices of a shape.
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }

    /// The exactness of a shape.
    public struct ShapeType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let boundingBox = ShapeType(rawValue: "boundingBox")
        public static let convexHull = ShapeType(rawValue: "convexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "concavePolyhedron")
    }

    /// The object that the shape is of, and its choices.
    public let sourceObject: Any
    public let options: [Option: Any]?

    /// Creates the shape of a surface, of a node, and of several.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options) = (geometry, options)
    }
    public init(node: SCNNode, options: [Option: Any]? = nil) {
        (sourceObject, self.options) = (node, options)
    }
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
        (sourceObject, options) = (shapes, nil)
    }
}

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
        from origin: SCNVector3, to dest: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
    open func contactTest(
        with body: SCNPhysicsBody, options: [String: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func updateCollisionPairs() {}
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

    /// The usual fields.
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

    init(_ first: SCNNode, _ second: SCNNode) { (nodeA, nodeB) = (first, second) }
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
