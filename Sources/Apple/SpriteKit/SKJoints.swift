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

/// A joint by which a body slides along a line.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// The limits in points.
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0

    /// Creates a joint of two bodies along an axis.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        let joint = SKPhysicsJointSliding()
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        return joint
    }
}

/// A rope between two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// The length of the rope in points.
    open var maxLength: CGFloat = 0

    /// Creates a rope as long as its ends are apart.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit()
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        joint.maxLength = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
        return joint
    }
}
