public import AVFoundation
public import CoreML
public import Foundation
public import simd

/// Points that were seen, by names. None are.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    /// The names of the points and of their groups.
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }

    /// The points: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable``.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        throw VNError(.dataUnavailable)
    }
    open func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
    open func keypointsMultiArray() throws -> MLMultiArray { throw VNError(.dataUnavailable) }
}

/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The name of a group of points.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A request that looks at one picture after another.
open class VNStatefulRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The time between pictures that are looked at, and the fewest pictures.
    public let frameAnalysisSpacing: CMTime
    open var minimumLatencyFrameCount: Int { 0 }

    /// Creates a request.
    public init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        self.frameAnalysisSpacing = frameAnalysisSpacing
        super.init(completionHandler: completionHandler)
    }
}

/// Finds the ways of things that fly.
open class VNDetectTrajectoriesRequest: VNStatefulRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNTrajectoryObservation]? { nil }
    /// The number of points of a way, the bounds of a thing's size, and the time between pictures that is aimed at.
    public let trajectoryLength: Int
    open var objectMinimumNormalizedRadius: Float = 0
    open var objectMaximumNormalizedRadius: Float = 1
    open var minimumObjectSize: Float = 0
    open var maximumObjectSize: Float = 1
    open var targetFrameTime = CMTime.indefinite

    /// Creates a request of ways of so many points.
    public init(
        frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.trajectoryLength = trajectoryLength
        super.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
    }
}

/// The way of a thing that flies. None is seen.
open class VNTrajectoryObservation: VNObservation, @unchecked Sendable {
    /// The points that were seen and those that are thought of, the parabola, and the mean size.
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var equationCoefficients: SIMD3<Float> { .zero }
    open var movingAverageRadius: CGFloat { 0 }
}

extension VNObservation {
    /// The time at which it was seen.
    public var timeRange: CMTimeRange { .zero }
}

/// Finds a rectangle again in the next picture.
open class VNTrackRectangleRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRectangleObservation]? { nil }
    /// The rectangle as it was seen last, and the care.
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    /// Creates a request for a rectangle.
    public init(
        rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// Measures one picture against another.
open class VNTargetedImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Creates a request for a second picture.
    public init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedCGImage cgImage: CGImage, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedCIImage ciImage: CIImage, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedImageURL imageURL: URL, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
}

/// Finds how far a picture lies from another, or how it is bent.
open class VNTranslationalImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNImageTranslationAlignmentObservation]? { nil }
}
open class VNHomographicImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNImageHomographicAlignmentObservation]? { nil }
}

/// Finds the movement between two pictures.
open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNPixelBufferObservation]? { nil }
    /// The care, and the format of the answer.
    open var computationAccuracy = ComputationAccuracy.high
    open var outputPixelFormat: OSType = kCVPixelFormatType_TwoComponent32Float
    open var keepNetworkOutput = false

    /// The care.
    public enum ComputationAccuracy: UInt, Sendable {
        case low, medium, high, veryHigh
    }
}

/// The place of a picture against another. None is found.
open class VNImageAlignmentObservation: VNObservation, @unchecked Sendable {}

/// The place of a picture that is moved against another. None is found.
open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    /// The way, in pixels.
    open var alignmentTransform: CGAffineTransform { .identity }
}

/// The place of a picture that is bent against another. None is found.
open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    /// The bend.
    open var warpTransform: simd_float3x3 { simd_float3x3(1) }
}

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

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
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

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
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

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The joints: none.
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

/// The versions of requests.
public let VNRequestRevisionUnspecified = 0
public let VNDetectFaceRectanglesRequestRevision1 = 1
public let VNDetectFaceRectanglesRequestRevision2 = 2
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision1 = 1
public let VNDetectFaceLandmarksRequestRevision2 = 2
public let VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision1 = 1
public let VNDetectBarcodesRequestRevision2 = 2
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision4 = 4
public let VNDetectRectanglesRequestRevision1 = 1
public let VNDetectTextRectanglesRequestRevision1 = 1
public let VNDetectHumanBodyPoseRequestRevision1 = 1
public let VNDetectHumanHandPoseRequestRevision1 = 1
public let VNDetectHumanRectanglesRequestRevision1 = 1
public let VNDetectHumanRectanglesRequestRevision2 = 2
public let VNDetectFaceCaptureQualityRequestRevision1 = 1
public let VNDetectFaceCaptureQualityRequestRevision2 = 2
public let VNDetectFaceCaptureQualityRequestRevision3 = 3
public let VNClassifyImageRequestRevision1 = 1
public let VNClassifyImageRequestRevision2 = 2
public let VNCoreMLRequestRevision1 = 1
public let VNDetectContourRequestRevision1 = 1
public let VNDetectDocumentSegmentationRequestRevision1 = 1
public let VNGeneratePersonSegmentationRequestRevision1 = 1
public let VNGenerateImageFeaturePrintRequestRevision1 = 1
public let VNGenerateImageFeaturePrintRequestRevision2 = 2
public let VNGenerateAttentionBasedSaliencyImageRequestRevision1 = 1
public let VNGenerateObjectnessBasedSaliencyImageRequestRevision1 = 1
public let VNRecognizeAnimalsRequestRevision1 = 1
public let VNRecognizeAnimalsRequestRevision2 = 2
public let VNTrackObjectRequestRevision1 = 1
public let VNTrackObjectRequestRevision2 = 2
public let VNTrackRectangleRequestRevision1 = 1
public let VNDetectTrajectoriesRequestRevision1 = 1
public let VNDetectHorizonRequestRevision1 = 1
public let VNGenerateOpticalFlowRequestRevision1 = 1
