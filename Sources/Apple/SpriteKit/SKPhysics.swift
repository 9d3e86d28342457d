/// A body in the world's physics, as values: nothing falls and nothing meets.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    /// The node.
    open internal(set) weak var node: SKNode?
    /// The properties of the body.
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var isResting = false
    open var pinned = false
    open var mass: CGFloat = 1 {
        didSet { if area > 0 { kept = mass / area } }
    }
    /// The mass by area. Each follows from the other.
    open var density: CGFloat {
        get { kept }
        set {
            kept = newValue
            if area > 0 { mass = newValue * area }
        }
    }
    private var kept: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector(dx: 0, dy: 0)
    open var angularVelocity: CGFloat = 0
    /// The kinds of bodies by bits: its own, those that it bounces off, and those whose meeting is told.
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max

    /// The joints that hold it, the area in square metres of 150 points, its charge, and the forces of fields.
    open internal(set) var joints: [SKPhysicsJoint] = []
    open private(set) var area: CGFloat = 0
    open var charge: CGFloat = 0

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// Creates bodies of a circle, a rectangle, a shape, a picture and several bodies, and edges.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint = .zero) { self.init(area: .pi * r * r) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint = .zero) { self.init(area: s.width * s.height) }
    public convenience init(polygonFrom path: CGPath) {
        self.init(area: path.boundingBox.width * path.boundingBox.height)
    }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(area: size.width * size.height) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(area: size.width * size.height)
    }
    public convenience init(bodies: [SKPhysicsBody]) {
        self.init()
        area = bodies.reduce(0) { $0 + $1.area }
        mass = area * density
    }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(isEdge: ()) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(isEdge: ()) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(isEdge: ()) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(isEdge: ()) }

    private convenience init(isEdge: Void) {
        self.init()
        isDynamic = false
    }

    convenience init(area points: CGFloat) {
        self.init()
        area = points / (150 * 150)
        mass = area * density
    }

    /// Pushes and turns: a push changes the velocity, and nothing moves by it.
    open func applyImpulse(_ impulse: CGVector) {
        velocity.dx += impulse.dx / max(mass, .leastNonzeroMagnitude)
        velocity.dy += impulse.dy / max(mass, .leastNonzeroMagnitude)
    }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { applyImpulse(impulse) }
    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    /// The bodies that it touches: none.
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// The world of a scene's bodies.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    /// The pull, in metres by seconds squared, the speed of time, and who is told of meetings.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    private var joints: [SKPhysicsJoint] = []

    /// Adds what joins bodies, and takes it away.
    open func add(_ joint: SKPhysicsJoint) {
        joints.append(joint)
        joint.bodyA.joints.append(joint)
        joint.bodyB.joints.append(joint)
    }
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        joint.bodyA.joints.removeAll { $0 === joint }
        joint.bodyB.joints.removeAll { $0 === joint }
    }
    open func removeAllJoints() { joints.forEach(remove) }
    /// The forces of fields at a place: none.
    open func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> { .zero }
    /// The body at a place: none.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    open func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateBodies(
        in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A joint of two bodies.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
    /// The bodies.
    open var bodyA = SKPhysicsBody()
    open var bodyB = SKPhysicsBody()
    /// The force and the turn that the joint bears: none.
    open var reactionForce: CGVector { CGVector(dx: 0, dy: 0) }
    open var reactionTorque: CGFloat { 0 }
}

/// A meeting of two bodies.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    /// The bodies, and the place and strength of their meeting.
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    public let contactPoint = CGPoint.zero
    public let contactNormal = CGVector(dx: 0, dy: 0)
    public let collisionImpulse: CGFloat = 0

    /// Creates a meeting of nothing, to be replaced later.
    public convenience override init() { self.init(SKPhysicsBody(), SKPhysicsBody()) }

    init(_ first: SKPhysicsBody, _ second: SKPhysicsBody) { (bodyA, bodyB) = (first, second) }
}

/// The listener to meetings. There are none.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies meet and part.
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Called when two bodies meet and part.
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
