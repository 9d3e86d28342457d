public import Foundation

/// A vehicle of a body with wheels, as values: it does not drive.
open class SCNPhysicsVehicle: SCNPhysicsBehavior, @unchecked Sendable {
    /// The body, the wheels, and the speed.
    public let chassisBody: SCNPhysicsBody
    public let wheels: [SCNPhysicsVehicleWheel]
    open var speedInKilometersPerHour: CGFloat { 0 }

    /// Creates a vehicle.
    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
    }

    /// Drives, steers and brakes: it stays where it is.
    open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}

/// A wheel of a vehicle.
open class SCNPhysicsVehicleWheel: NSObject, @unchecked Sendable {
    /// The node and the properties of the spring.
    public let node: SCNNode
    open var suspensionStiffness: CGFloat = 2
    open var suspensionCompression: CGFloat = 4.4
    open var suspensionDamping: CGFloat = 2.3
    open var maximumSuspensionTravel: CGFloat = 500
    open var maximumSuspensionForce: CGFloat = 6000
    open var suspensionRestLength: CGFloat = 1.6
    open var frictionSlip: CGFloat = 1
    open var connectionPosition = SCNVector3Zero
    open var steeringAxis = SCNVector3(0, -1, 0)
    open var axle = SCNVector3(-1, 0, 0)
    open var radius: CGFloat = 0.5

    /// Creates the wheel of a node.
    public init(node: SCNNode) {
        self.node = node
    }
}

/// A joint about a point.
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior, @unchecked Sendable {
    /// The bodies and the points.
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var anchorA: SCNVector3
    open var anchorB = SCNVector3Zero

    /// Creates a joint of a body to its place, or to another body.
    public init(body: SCNPhysicsBody, anchor: SCNVector3) {
        (bodyA, bodyB, anchorA) = (body, nil, anchor)
    }
    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
    }
}

/// A joint along an axis.
open class SCNPhysicsSliderJoint: SCNPhysicsBehavior, @unchecked Sendable {
    /// The bodies, the axis, the bounds, and the motor.
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var axisA: SCNVector3
    open var anchorA: SCNVector3
    open var minimumLinearLimit: CGFloat = 0
    open var maximumLinearLimit: CGFloat = 0
    open var minimumAngularLimit: CGFloat = 0
    open var maximumAngularLimit: CGFloat = 0
    open var motorTargetLinearVelocity: CGFloat = 0
    open var motorMaximumForce: CGFloat = 0
    open var motorTargetAngularVelocity: CGFloat = 0
    open var motorMaximumTorque: CGFloat = 0

    /// Creates a joint of a body to its place, or to another body.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA) = (body, nil, axis, anchor)
    }
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) { (self.bodyA, self.bodyB, self.axisA, self.anchorA) = (bodyA, bodyB, axisA, anchorA) }
}

/// A joint that bends and twists within bounds.
open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior, @unchecked Sendable {
    /// The bodies, the frame, and the bounds in radians.
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var frameA: SCNMatrix4
    open var frameB = SCNMatrix4Identity
    open var maximumAngularLimit1 = CGFloat.pi
    open var maximumAngularLimit2 = CGFloat.pi
    open var maximumTwistAngle = CGFloat.pi

    /// Creates a joint of a body to its place, or to another body.
    public init(body: SCNPhysicsBody, frame: SCNMatrix4) {
        (bodyA, bodyB, frameA) = (body, nil, frame)
    }
    public init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) {
        (self.bodyA, self.bodyB, self.frameA, self.frameB) = (bodyA, bodyB, frameA, frameB)
    }
}
