public import CoreML
public import Foundation

/// Something seen with joints.
public protocol PoseProviding {
    /// The types of the names of joints and of their groups.
    associatedtype PoseJointName: Codable, Hashable, RawRepresentable where PoseJointName.RawValue == String
    associatedtype PoseJointsGroupName: CaseIterable, RawRepresentable where PoseJointsGroupName.RawValue == String

    /// The names of what was seen, and the joints by their names.
    var availableJointNames: [PoseJointName] { get }
    var availableJointsGroupNames: [PoseJointsGroupName] { get }
    func joint(for jointName: PoseJointName) -> Joint?
    func allJoints(in groupName: PoseJointsGroupName?) -> [PoseJointName: Joint]
}

extension PoseProviding {
    /// The names of what was seen, and a joint by its name.
    public var availableJointNames: [PoseJointName] { Array(allJoints(in: nil).keys) }
    public var availableJointsGroupNames: [PoseJointsGroupName] {
        PoseJointsGroupName.allCases.filter { !allJoints(in: $0).isEmpty }
    }
    public func joint(for jointName: PoseJointName) -> Joint? { allJoints(in: nil)[jointName] }
}

/// A joint in a picture.
public struct Joint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The place from 0 to 1, the name and the trust from 0 to 1.
    public let location: NormalizedPoint
    public let jointName: String
    public let confidence: Float
    public var description: String { "\(jointName) \(location)" }

    /// The distance to another joint, in parts of the picture.
    public func distance(to joint: Joint) -> CGFloat { CGFloat(location.distance(to: joint.location)) }
}

/// A side.
public enum Chirality: Codable, Hashable, Sendable {
    case left, right
}

/// The joints of a person. None is seen.
public struct HumanBodyPoseObservation: VisionObservation, PoseProviding {
    /// The name of a joint.
    public enum JointName: String, Hashable, Sendable, Codable {
        case leftEar, leftEye, rightEar, rightEye, neck, nose, leftShoulder, leftElbow, leftWrist, rightShoulder
        case rightElbow, rightWrist, root, leftHip, leftKnee, leftAnkle, rightHip, rightKnee, rightAnkle
    }

    /// The name of a group of joints.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        case face, torso, leftArm, rightArm, leftLeg, rightLeg

        fileprivate var joints: [JointName] {
            switch self {
            case .face: [.nose, .leftEye, .rightEye, .leftEar, .rightEar]
            case .torso: [.neck, .leftShoulder, .rightShoulder, .leftHip, .rightHip, .root]
            case .leftArm: [.leftShoulder, .leftElbow, .leftWrist]
            case .rightArm: [.rightShoulder, .rightElbow, .rightWrist]
            case .leftLeg: [.leftHip, .leftKnee, .leftAnkle]
            case .rightLeg: [.rightHip, .rightKnee, .rightAnkle]
            }
        }
    }

    public typealias PoseJointName = JointName
    public typealias PoseJointsGroupName = JointsGroupName

    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float
    private let joints: [JointName: Joint]

    /// The hands, where they are looked for.
    public let leftHand: HumanHandPoseObservation?
    public let rightHand: HumanHandPoseObservation?

    /// The joints as an array of numbers.
    ///
    /// - Throws: ``VisionError/dataUnavailable(_:)``.
    public var keypoints: MLMultiArray { get throws { throw VisionError.dataUnavailable("There are no points.") } }

    /// The joints of a group, or all.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] {
        guard let groupName else { return joints }
        return joints.filter { groupName.joints.contains($0.key) }
    }
}

/// The joints of a hand. None is seen.
public struct HumanHandPoseObservation: VisionObservation, PoseProviding {
    /// The name of a joint.
    public enum JointName: String, Hashable, Sendable, Codable {
        case thumbTip, thumbIP, thumbMP, thumbCMC, indexTip, indexDIP, indexPIP, indexMCP, middleTip, middleDIP
        case middlePIP, middleMCP, ringTip, ringDIP, ringPIP, ringMCP, littleTip, littleDIP, littlePIP
        case littleMCP, wrist
    }

    /// The name of a group of joints.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        case thumb, indexFinger, littleFinger, middleFinger, ringFinger

        fileprivate var joints: [JointName] {
            switch self {
            case .thumb: [.thumbTip, .thumbIP, .thumbMP, .thumbCMC]
            case .indexFinger: [.indexTip, .indexDIP, .indexPIP, .indexMCP]
            case .littleFinger: [.littleTip, .littleDIP, .littlePIP, .littleMCP]
            case .middleFinger: [.middleTip, .middleDIP, .middlePIP, .middleMCP]
            case .ringFinger: [.ringTip, .ringDIP, .ringPIP, .ringMCP]
            }
        }
    }

    public typealias PoseJointName = JointName
    public typealias PoseJointsGroupName = JointsGroupName

    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float
    private let joints: [JointName: Joint]

    /// The side that the hand is of; nil where that is not known.
    public let chirality: Chirality?

    /// A side.
    public enum Chirality: Codable, Hashable, Sendable {
        case left, right
    }

    /// The joints as an array of numbers.
    ///
    /// - Throws: ``VisionError/dataUnavailable(_:)``.
    public var keypoints: MLMultiArray { get throws { throw VisionError.dataUnavailable("There are no points.") } }

    /// The joints of a group, or all.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] {
        guard let groupName else { return joints }
        return joints.filter { groupName.joints.contains($0.key) }
    }
}

/// The joints of an animal. None is seen.
public struct AnimalBodyPoseObservation: VisionObservation, PoseProviding {
    /// The name of a joint.
    public enum JointName: String, Hashable, Sendable, Codable {
        case leftEarTop, leftEarMiddle, leftEarBottom, leftEye, neck, nose, rightEye, rightEarTop
        case rightEarMiddle, rightEarBottom, leftBackElbow, leftFrontElbow, rightFrontElbow, rightBackElbow
        case leftBackKnee, leftFrontKnee, rightBackKnee, rightFrontKnee, leftBackPaw, leftFrontPaw, rightBackPaw
        case rightFrontPaw, tailTop, tailMiddle, tailBottom
    }

    /// The name of a group of joints.
    public enum JointsGroupName: String, CaseIterable, Hashable, Sendable {
        case forelegs, head, hindlegs, tail, trunk

        fileprivate var joints: [JointName] {
            switch self {
            case .forelegs:
                [.leftFrontElbow, .leftFrontKnee, .leftFrontPaw, .rightFrontElbow, .rightFrontKnee, .rightFrontPaw]
            case .head:
                [
                    .nose, .leftEye, .rightEye, .leftEarTop, .leftEarMiddle, .leftEarBottom, .rightEarTop,
                    .rightEarMiddle, .rightEarBottom,
                ]
            case .hindlegs:
                [.leftBackElbow, .leftBackKnee, .leftBackPaw, .rightBackElbow, .rightBackKnee, .rightBackPaw]
            case .tail: [.tailTop, .tailMiddle, .tailBottom]
            case .trunk: [.neck]
            }
        }
    }

    public typealias PoseJointName = JointName
    public typealias PoseJointsGroupName = JointsGroupName

    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float
    private let joints: [JointName: Joint]

    /// The joints of a group, or all.
    public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] {
        guard let groupName else { return joints }
        return joints.filter { groupName.joints.contains($0.key) }
    }
}
