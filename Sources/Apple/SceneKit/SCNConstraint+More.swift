public import Foundation

/// The rule that a node follows slowly.
open class SCNAccelerationConstraint: SCNConstraint, @unchecked Sendable {
    /// The bounds of the speeds, in units of the scene and seconds.
    open var maximumLinearAcceleration = CGFloat.infinity
    open var maximumLinearVelocity = CGFloat.infinity
    open var decelerationDistance: CGFloat = 0
    open var damping: CGFloat = 0.1
}

/// The rule that a node slides along what is in its way.
open class SCNSliderConstraint: SCNConstraint, @unchecked Sendable {
    /// The kinds of bodies by bits, and the ball about the node.
    open var collisionCategoryBitMask = 0
    open var radius: CGFloat = 1
    open var offset = SCNVector3Zero
}

/// The rule that nothing hides another node from this one.
open class SCNAvoidOccluderConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node, and the kinds of nodes that hide it.
    open weak var delegate: (any SCNAvoidOccluderConstraintDelegate)?
    open var target: SCNNode?
    open var occluderCategoryBitMask = 1
    open var bias: CGFloat = 1e-5

    /// Creates the rule for a node.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// The listener to such a rule. Nothing asks it.
public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {
    /// Asked whether a node hides another, and told where the node goes.
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode)
}

extension SCNAvoidOccluderConstraintDelegate {
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool { true }
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) {}
}

/// The rule that a limb reaches for a place.
open class SCNIKConstraint: SCNConstraint, @unchecked Sendable {
    /// The node that the limb begins with, and the place.
    open private(set) var chainRootNode = SCNNode()
    open var targetPosition = SCNVector3Zero
    private var angles: [ObjectIdentifier: CGFloat] = [:]

    /// Creates the rule for a limb.
    public convenience init(chainRootNode: SCNNode) {
        self.init()
        self.chainRootNode = chainRootNode
    }
    open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
        SCNIKConstraint(chainRootNode: chainRootNode)
    }

    /// Sets and gives the greatest turn of a joint in degrees: 180 where none was set.
    open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) {
        angles[ObjectIdentifier(node)] = angle
    }
    open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { angles[ObjectIdentifier(node)] ?? 180 }
}

extension SCNTransformConstraint {
    /// The rules that closures give the place and the turn. Nothing asks them.
    public class func positionConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
    ) -> SCNTransformConstraint { SCNTransformConstraint(inWorldSpace: world) { $1 } }
    public class func orientationConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
    ) -> SCNTransformConstraint { SCNTransformConstraint(inWorldSpace: world) { $1 } }
}
