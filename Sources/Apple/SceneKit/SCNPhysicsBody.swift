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
    open var centerOfMassOffset = SCNVector3Zero
    open var usesDefaultMomentOfInertia = true
    open var momentOfInertia = SCNVector3Zero
    open var continuousCollisionDetectionThreshold: CGFloat = 0
    open var linearRestingThreshold: CGFloat = 0.1
    open var angularRestingThreshold: CGFloat = 0.1
    open var isResting: Bool { false }
    /// The kinds of bodies by bits: its own, those that it bounces off, and those whose meeting is told.
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0

    /// Creates a body that stays where it is.
    public override convenience init() { self.init(type: .static, shape: nil) }
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
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }

    /// The exactness of a shape.
    public struct ShapeType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

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
