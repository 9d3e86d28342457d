public import CoreML
public import Foundation
public import simd

/// A joint in space.
public struct Joint3D: Codable, Hashable, Sendable {
    /// The place in the body and against the joint before it, as a matrix.
    public let position: simd_float4x4
    public let localPosition: simd_float4x4

    /// The names of the joint and of the one before it.
    public let identifier: String
    public let parentJoint: String

    /// Creates a joint, with the argument's name as Apple spells it.
    public init(position: simd_float4x4, localPosition: simd_float4x4, identifer: String, parentJoint: String) {
        (self.position, self.localPosition) = (position, localPosition)
        (identifier, self.parentJoint) = (identifer, parentJoint)
    }

    private enum CodingKeys: CodingKey {
        case position, localPosition, identifier, parentJoint
    }

    /// Reads and writes a joint, the matrices by their columns.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        position = simd_float4x4(try parts.decode([SIMD4<Float>].self, forKey: .position))
        localPosition = simd_float4x4(try parts.decode([SIMD4<Float>].self, forKey: .localPosition))
        identifier = try parts.decode(String.self, forKey: .identifier)
        parentJoint = try parts.decode(String.self, forKey: .parentJoint)
    }
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        try parts.encode((0..<4).map { position[$0] }, forKey: .position)
        try parts.encode((0..<4).map { localPosition[$0] }, forKey: .localPosition)
        try parts.encode(identifier, forKey: .identifier)
        try parts.encode(parentJoint, forKey: .parentJoint)
    }

    public static func == (lhs: Joint3D, rhs: Joint3D) -> Bool {
        lhs.identifier == rhs.identifier && lhs.parentJoint == rhs.parentJoint
            && (0..<4).allSatisfy {
                lhs.position[$0] == rhs.position[$0] && lhs.localPosition[$0] == rhs.localPosition[$0]
            }
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The joints of a person in space. None is seen.
public struct HumanBodyPose3DObservation: VisionObservation {
    /// A way in which the height was found.
    public enum EstimationTechnique: Hashable, Sendable, Codable {
        case reference, measured
    }

    /// The name of a joint.
    public enum JointName: String, Hashable, Sendable, Codable {
        case topHead, centerHead, centerShoulder, leftShoulder, rightShoulder, leftElbow, rightElbow, leftWrist
        case rightWrist, leftHip, rightHip, leftKnee, rightKnee, leftAnkle, rightAnkle, root, spine

        fileprivate var parent: JointName {
            switch self {
            case .topHead: .centerHead
            case .centerHead, .leftShoulder, .rightShoulder: .centerShoulder
            case .centerShoulder: .spine
            case .leftElbow: .leftShoulder
            case .rightElbow: .rightShoulder
            case .leftWrist: .leftElbow
            case .rightWrist: .rightElbow
            case .leftHip, .rightHip, .root, .spine: .root
            case .leftKnee: .leftHip
            case .rightKnee: .rightHip
            case .leftAnkle: .leftKnee
            case .rightAnkle: .rightKnee
            }
        }
    }

    /// The name of a group of joints.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        case head, leftArm, leftLeg, rightArm, rightLeg, torso

        fileprivate var joints: [JointName] {
            switch self {
            case .head: [.topHead, .centerHead]
            case .leftArm: [.leftShoulder, .leftElbow, .leftWrist]
            case .leftLeg: [.leftHip, .leftKnee, .leftAnkle]
            case .rightArm: [.rightShoulder, .rightElbow, .rightWrist]
            case .rightLeg: [.rightHip, .rightKnee, .rightAnkle]
            case .torso: [.centerShoulder, .leftShoulder, .rightShoulder, .spine, .root, .leftHip, .rightHip]
            }
        }
    }

    /// The identity, the trust from 0 to 1, the height and the way in which it was found.
    public let uuid: UUID
    public let confidence: Float
    public let bodyHeight: Measurement<UnitLength>
    public let heightEstimationTechnique: EstimationTechnique
    private let joints: [JointName: Joint3D]

    /// The place of the camera, which is not known.
    public var cameraOriginMatrix: simd_float4x4 { matrix_identity_float4x4 }

    /// The names of what was seen, and the joints by their names.
    public var availableJointNames: [JointName] { Array(joints.keys) }
    public var availableJointsGroupNames: [JointsGroupName] {
        JointsGroupName.allCases.filter { !allJoints(in: $0).isEmpty }
    }
    public func joint(for jointName: JointName) -> Joint3D? { joints[jointName] }
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint3D] {
        guard let groupName else { return joints }
        return joints.filter { groupName.joints.contains($0.key) }
    }

    /// The joint before a joint: the root for itself.
    public func parentJointName(for jointName: JointName) -> JointName { jointName.parent }

    /// The place of a joint in the picture and against the camera, which is not known.
    public func pointInImage(for jointName: JointName) -> NormalizedPoint { .zero }
    public func cameraRelativePosition(for jointName: JointName) -> simd_float4x4 { matrix_identity_float4x4 }
}
