/// The colour type of nodes.
public typealias SKColor = UIColor

/// A pin between two bodies, and other joints. Nothing moves by them.
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// The limits in radians, and the speed.
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0

    /// Creates a joint of two bodies.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        let joint = SKPhysicsJointPin()
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        return joint
    }
}

/// A joint that holds two bodies together.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    {
        let joint = SKPhysicsJointFixed()
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        return joint
    }
}

/// A joint by a spring.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// The numbers of the spring.
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0

    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        let joint = SKPhysicsJointSpring()
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        return joint
    }
}

/// A force in a part of a scene. Nothing moves by it.
open class SKFieldNode: SKNode {
    /// The properties of the force.
    open var strength: Float = 1
    open var falloff: Float = 0
    open var isEnabled = true
    open var categoryBitMask: UInt32 = .max

    /// The usual forces.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
}

/// A picture by a program of the graphics processor, which is not run.
open class SKShader: NSObject, @unchecked Sendable {
    /// The text and the values of the program.
    open var source: String?
    open var uniforms: [SKUniform] = []

    /// Creates one of a text, or of a file.
    public init(source: String) {
        self.source = source
    }

    public init(source: String, uniforms: [SKUniform]) {
        (self.source, self.uniforms) = (source, uniforms)
    }

    /// Creates one of a file.
    public init(fileNamed name: String) {}
}

/// A value of such a program.
open class SKUniform: NSObject, @unchecked Sendable {
    /// The name and the number.
    public let name: String
    open var floatValue: Float

    /// Creates a value of a name.
    public init(name: String, float value: Float) {
        (self.name, floatValue) = (name, value)
    }
}

/// A ground of equal tiles. Its file is not read, and none are drawn.
open class SKTileMapNode: SKNode {
    /// The numbers of columns and rows, and the sizes in points.
    open var numberOfColumns = 0
    open var numberOfRows = 0
    open var tileSize = CGSize.zero
    open var mapSize: CGSize {
        CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
    }

    /// The middle of a tile, from that of the ground.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width - mapSize.width / 2,
            y: (CGFloat(row) + 0.5) * tileSize.height - mapSize.height / 2)
    }
}

extension SKAction {
    /// Ends and begins a sound, and changes its loudness: nobody hears it.
    public class func stop() -> SKAction { SKAction { _ in } }
    public class func play() -> SKAction { SKAction { _ in } }
    public class func pause() -> SKAction { SKAction { _ in } }
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    /// Changes the factor of the speed of actions.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.speed = speed }
    }
}

extension UITouch {
    /// The place in a node, whose y goes up: in the scene's view, less the places of the nodes above.
    @MainActor
    public func location(in node: SKNode) -> CGPoint { place(location(in: node.scene?.view), in: node) }
    @MainActor
    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: node.scene?.view), in: node) }

    @MainActor
    private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}
