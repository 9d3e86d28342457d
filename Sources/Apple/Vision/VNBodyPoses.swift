public import Foundation
public import simd

/// Finds bodies in space, the joints of animals, and the outlines of people.
open class VNDetectHumanBodyPose3DRequest: VNStatefulRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNHumanBodyPose3DObservation]? { nil }

    /// Creates a request.
    public convenience init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(frameAnalysisSpacing: .zero, completionHandler: completionHandler)
    }
}
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNAnimalBodyPoseObservation]? { nil }
}
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNInstanceMaskObservation]? { nil }
}
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNImageAestheticsScoresObservation]? { nil }
}

/// The beauty of a picture, from -1 to 1. None is judged.
open class VNImageAestheticsScoresObservation: VNObservation, @unchecked Sendable {
    /// The number, and whether the picture is only of use.
    open var overallScore: Float { 0 }
    open var isUtility: Bool { false }
}

/// A body in space. None is seen.
open class VNHumanBodyPose3DObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let root = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRoot"))
        public static let spine = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DSpine"))
        public static let centerShoulder = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DCenterShoulder"))
        public static let centerHead = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DCenterHead"))
        public static let topHead = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DTopHead"))
        public static let leftShoulder = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftShoulder"))
        public static let leftElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftElbow"))
        public static let leftWrist = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftWrist"))
        public static let rightShoulder = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightShoulder"))
        public static let rightElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightElbow"))
        public static let rightWrist = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightWrist"))
        public static let leftHip = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftHip"))
        public static let leftKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftKnee"))
        public static let leftAnkle = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DLeftAnkle"))
        public static let rightHip = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightHip"))
        public static let rightKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightKnee"))
        public static let rightAnkle = JointName(rawValue: VNRecognizedPointKey(rawValue: "body3DRightAnkle"))
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let head = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DHead"))
        public static let torso = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DTorso"))
        public static let leftArm = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DLeftArm"))
        public static let rightArm = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DRightArm"))
        public static let leftLeg = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DLeftLeg"))
        public static let rightLeg = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "body3DRightLeg"))
        public static let all = JointsGroupName(rawValue: .all)
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    }

    /// The height in metres, the camera, and the joints.
    open var bodyHeight: Float { 0 }
    open var heightEstimation: HeightEstimation { .reference }
    open var cameraOriginMatrix: simd_float4x4 { matrix_identity_float4x4 }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNHumanBodyRecognizedPoint3D {
        throw VNError(.dataUnavailable)
    }
    open func recognizedPoints(
        _ jointsGroupName: JointsGroupName
    ) throws -> [JointName: VNHumanBodyRecognizedPoint3D] { [:] }
    open func pointInImage(_ jointName: JointName) throws -> VNPoint { throw VNError(.dataUnavailable) }
    open func cameraRelativePosition(_ jointName: JointName) throws -> simd_float4x4 {
        throw VNError(.dataUnavailable)
    }
    open func parentJointName(_ jointName: JointName) -> JointName? { nil }

    /// The way in which the height was found.
    public enum HeightEstimation: Int, Sendable {
        case reference, measured
    }
}

/// A joint in space. None is seen.
open class VNHumanBodyRecognizedPoint3D: NSObject, @unchecked Sendable {
    override init() {}
    /// The joint, its place, and that against the joint before it.
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
    open var position: simd_float4x4 { matrix_identity_float4x4 }
    open var localPosition: simd_float4x4 { matrix_identity_float4x4 }
    open var parentJoint: VNHumanBodyPose3DObservation.JointName { .root }
}

/// An animal's body. None is seen.
open class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The names of a joint and of a group.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let nose = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalNose"))
        public static let neck = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalNeck"))
        public static let leftEye = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftEye"))
        public static let rightEye = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightEye"))
        public static let leftEarTop = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftEarTop"))
        public static let rightEarTop = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightEarTop"))
        public static let leftEarMiddle = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftEarMiddle"))
        public static let rightEarMiddle = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightEarMiddle"))
        public static let leftEarBottom = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftEarBottom"))
        public static let rightEarBottom = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightEarBottom"))
        public static let leftFrontElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftFrontElbow"))
        public static let rightFrontElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightFrontElbow"))
        public static let leftFrontKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftFrontKnee"))
        public static let rightFrontKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightFrontKnee"))
        public static let leftFrontPaw = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftFrontPaw"))
        public static let rightFrontPaw = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightFrontPaw"))
        public static let leftBackElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftBackElbow"))
        public static let rightBackElbow = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightBackElbow"))
        public static let leftBackKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftBackKnee"))
        public static let rightBackKnee = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightBackKnee"))
        public static let leftBackPaw = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalLeftBackPaw"))
        public static let rightBackPaw = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalRightBackPaw"))
        public static let tailTop = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalTailTop"))
        public static let tailMiddle = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalTailMiddle"))
        public static let tailBottom = JointName(rawValue: VNRecognizedPointKey(rawValue: "animalTailBottom"))
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    }

    /// The groups of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let head = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "animalHead"))
        public static let trunk = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "animalTrunk"))
        public static let forelegs = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "animalForelegs"))
        public static let hindlegs = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "animalHindlegs"))
        public static let tail = JointsGroupName(rawValue: VNRecognizedPointGroupKey(rawValue: "animalTail"))
        public static let all = JointsGroupName(rawValue: .all)
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    }

    /// The joints: none.
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
