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
        public static let root = JointName(rawValue: "root")
        public static let spine = JointName(rawValue: "spine")
        public static let centerShoulder = JointName(rawValue: "centerShoulder")
        public static let centerHead = JointName(rawValue: "centerHead")
        public static let topHead = JointName(rawValue: "topHead")
        public static let leftShoulder = JointName(rawValue: "leftShoulder")
        public static let leftElbow = JointName(rawValue: "leftElbow")
        public static let leftWrist = JointName(rawValue: "leftWrist")
        public static let rightShoulder = JointName(rawValue: "rightShoulder")
        public static let rightElbow = JointName(rawValue: "rightElbow")
        public static let rightWrist = JointName(rawValue: "rightWrist")
        public static let leftHip = JointName(rawValue: "leftHip")
        public static let leftKnee = JointName(rawValue: "leftKnee")
        public static let leftAnkle = JointName(rawValue: "leftAnkle")
        public static let rightHip = JointName(rawValue: "rightHip")
        public static let rightKnee = JointName(rawValue: "rightKnee")
        public static let rightAnkle = JointName(rawValue: "rightAnkle")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The height in metres, the camera, and the joints.
    open var bodyHeight: Float { 0 }
    open var heightEstimation: HeightEstimation { .reference }
    open var cameraOriginMatrix: simd_float4x4 { matrix_identity_float4x4 }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNHumanBodyRecognizedPoint3D {
        throw VNError(.dataUnavailable)
    }
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
        public static let nose = JointName(rawValue: "nose")
        public static let neck = JointName(rawValue: "neck")
        public static let leftEye = JointName(rawValue: "leftEye")
        public static let rightEye = JointName(rawValue: "rightEye")
        public static let leftEarTop = JointName(rawValue: "leftEarTop")
        public static let rightEarTop = JointName(rawValue: "rightEarTop")
        public static let leftEarMiddle = JointName(rawValue: "leftEarMiddle")
        public static let rightEarMiddle = JointName(rawValue: "rightEarMiddle")
        public static let leftEarBottom = JointName(rawValue: "leftEarBottom")
        public static let rightEarBottom = JointName(rawValue: "rightEarBottom")
        public static let leftFrontElbow = JointName(rawValue: "leftFrontElbow")
        public static let rightFrontElbow = JointName(rawValue: "rightFrontElbow")
        public static let leftFrontKnee = JointName(rawValue: "leftFrontKnee")
        public static let rightFrontKnee = JointName(rawValue: "rightFrontKnee")
        public static let leftFrontPaw = JointName(rawValue: "leftFrontPaw")
        public static let rightFrontPaw = JointName(rawValue: "rightFrontPaw")
        public static let leftBackElbow = JointName(rawValue: "leftBackElbow")
        public static let rightBackElbow = JointName(rawValue: "rightBackElbow")
        public static let leftBackKnee = JointName(rawValue: "leftBackKnee")
        public static let rightBackKnee = JointName(rawValue: "rightBackKnee")
        public static let leftBackPaw = JointName(rawValue: "leftBackPaw")
        public static let rightBackPaw = JointName(rawValue: "rightBackPaw")
        public static let tailTop = JointName(rawValue: "tailTop")
        public static let tailMiddle = JointName(rawValue: "tailMiddle")
        public static let tailBottom = JointName(rawValue: "tailBottom")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The groups of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let head = JointsGroupName(rawValue: "head")
        public static let trunk = JointsGroupName(rawValue: "trunk")
        public static let forelegs = JointsGroupName(rawValue: "forelegs")
        public static let hindlegs = JointsGroupName(rawValue: "hindlegs")
        public static let tail = JointsGroupName(rawValue: "tail")
        public static let all = JointsGroupName(rawValue: "all")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The joints: none.
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
