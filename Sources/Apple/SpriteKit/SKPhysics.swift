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
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
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

    /// Creates bodies of a circle, a rectangle, a shape, a picture and several bodies, and edges.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint = .zero) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint = .zero) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(isEdge: ()) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(isEdge: ()) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(isEdge: ()) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(isEdge: ()) }

    private convenience init(isEdge: Void) {
        self.init()
        isDynamic = false
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

    /// Adds what joins bodies, and takes it away.
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    /// The body at a place: none.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
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
