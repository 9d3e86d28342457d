/// The joints of a body.
open class ARSkeleton: NSObject, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: Hashable, RawRepresentable, Sendable {
        public static let root = JointName(rawValue: "root")
        public static let head = JointName(rawValue: "head_joint")
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    override init() {}

    /// The order of the joints, and whether one is followed: none is.
    open var definition: ARSkeletonDefinition { ARSkeletonDefinition() }
    open var jointCount: Int { 0 }
    open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}

/// The joints of a body in space. None is seen.
open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
    /// The places of the joints, in the body's space and in that of the joint above.
    open var jointModelTransforms: [simd_float4x4] { [] }
    open var jointLocalTransforms: [simd_float4x4] { [] }
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}

/// The joints of a body in a picture. None is seen.
open class ARSkeleton2D: ARSkeleton, @unchecked Sendable {
    /// The places of the joints, from 0 to 1.
    open var jointLandmarks: [simd_float2] { [] }
    open func landmark(for jointNamed: JointName) -> simd_float2? { nil }
}

/// The names of joints and their order.
open class ARSkeletonDefinition: NSObject, @unchecked Sendable {
    /// The definitions for a body in space and in a picture: they name no joints.
    open class var defaultBody3D: ARSkeletonDefinition { ARSkeletonDefinition() }
    open class var defaultBody2D: ARSkeletonDefinition { ARSkeletonDefinition() }

    override init() {}

    /// The names, the joints above, and the body at rest.
    open var jointCount: Int { 0 }
    open var jointNames: [String] { [] }
    open var parentIndices: [Int] { [] }
    open var neutralBodySkeleton3D: ARSkeleton3D? { nil }
    open func index(for jointName: ARSkeleton.JointName) -> Int { NSNotFound }
}

/// A body in a picture. None is seen.
open class ARBody2D: NSObject, @unchecked Sendable {
    /// The joints.
    public let skeleton = ARSkeleton2D()

    override init() {}
}

extension ARBodyAnchor {
    /// The joints.
    public var skeleton: ARSkeleton3D { ARSkeleton3D() }
}
