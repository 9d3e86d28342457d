public import CoreGraphics
public import CoreML
public import Foundation

/// A hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let wrist = JointName(rawValue: .handLandmarkKeyWrist)
        public static let thumbCMC = JointName(rawValue: .handLandmarkKeyThumbCMC)
        public static let thumbMP = JointName(rawValue: .handLandmarkKeyThumbMP)
        public static let thumbIP = JointName(rawValue: .handLandmarkKeyThumbIP)
        public static let thumbTip = JointName(rawValue: .handLandmarkKeyThumbTIP)
        public static let indexMCP = JointName(rawValue: .handLandmarkKeyIndexMCP)
        public static let indexPIP = JointName(rawValue: .handLandmarkKeyIndexPIP)
        public static let indexDIP = JointName(rawValue: .handLandmarkKeyIndexDIP)
        public static let indexTip = JointName(rawValue: .handLandmarkKeyIndexTIP)
        public static let middleMCP = JointName(rawValue: .handLandmarkKeyMiddleMCP)
        public static let middlePIP = JointName(rawValue: .handLandmarkKeyMiddlePIP)
        public static let middleDIP = JointName(rawValue: .handLandmarkKeyMiddleDIP)
        public static let middleTip = JointName(rawValue: .handLandmarkKeyMiddleTIP)
        public static let ringMCP = JointName(rawValue: .handLandmarkKeyRingMCP)
        public static let ringPIP = JointName(rawValue: .handLandmarkKeyRingPIP)
        public static let ringDIP = JointName(rawValue: .handLandmarkKeyRingDIP)
        public static let ringTip = JointName(rawValue: .handLandmarkKeyRingTIP)
        public static let littleMCP = JointName(rawValue: .handLandmarkKeyLittleMCP)
        public static let littlePIP = JointName(rawValue: .handLandmarkKeyLittlePIP)
        public static let littleDIP = JointName(rawValue: .handLandmarkKeyLittleDIP)
        public static let littleTip = JointName(rawValue: .handLandmarkKeyLittleTIP)
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let thumb = JointsGroupName(rawValue: .handLandmarkRegionKeyThumb)
        public static let indexFinger = JointsGroupName(rawValue: .handLandmarkRegionKeyIndexFinger)
        public static let middleFinger = JointsGroupName(rawValue: .handLandmarkRegionKeyMiddleFinger)
        public static let ringFinger = JointsGroupName(rawValue: .handLandmarkRegionKeyRingFinger)
        public static let littleFinger = JointsGroupName(rawValue: .handLandmarkRegionKeyLittleFinger)
        public static let all = JointsGroupName(rawValue: .all)
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    }

    /// The joints: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable`` for a joint that is not seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open var chirality: VNChirality { .unknown }
}

/// A body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let nose = JointName(rawValue: .bodyLandmarkKeyNose)
        public static let leftEye = JointName(rawValue: .bodyLandmarkKeyLeftEye)
        public static let rightEye = JointName(rawValue: .bodyLandmarkKeyRightEye)
        public static let leftEar = JointName(rawValue: .bodyLandmarkKeyLeftEar)
        public static let rightEar = JointName(rawValue: .bodyLandmarkKeyRightEar)
        public static let leftShoulder = JointName(rawValue: .bodyLandmarkKeyLeftShoulder)
        public static let rightShoulder = JointName(rawValue: .bodyLandmarkKeyRightShoulder)
        public static let neck = JointName(rawValue: .bodyLandmarkKeyNeck)
        public static let leftElbow = JointName(rawValue: .bodyLandmarkKeyLeftElbow)
        public static let rightElbow = JointName(rawValue: .bodyLandmarkKeyRightElbow)
        public static let leftWrist = JointName(rawValue: .bodyLandmarkKeyLeftWrist)
        public static let rightWrist = JointName(rawValue: .bodyLandmarkKeyRightWrist)
        public static let leftHip = JointName(rawValue: .bodyLandmarkKeyLeftHip)
        public static let rightHip = JointName(rawValue: .bodyLandmarkKeyRightHip)
        public static let root = JointName(rawValue: .bodyLandmarkKeyRoot)
        public static let leftKnee = JointName(rawValue: .bodyLandmarkKeyLeftKnee)
        public static let rightKnee = JointName(rawValue: .bodyLandmarkKeyRightKnee)
        public static let leftAnkle = JointName(rawValue: .bodyLandmarkKeyLeftAnkle)
        public static let rightAnkle = JointName(rawValue: .bodyLandmarkKeyRightAnkle)
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let face = JointsGroupName(rawValue: .bodyLandmarkRegionKeyFace)
        public static let torso = JointsGroupName(rawValue: .bodyLandmarkRegionKeyTorso)
        public static let leftArm = JointsGroupName(rawValue: .bodyLandmarkRegionKeyLeftArm)
        public static let rightArm = JointsGroupName(rawValue: .bodyLandmarkRegionKeyRightArm)
        public static let leftLeg = JointsGroupName(rawValue: .bodyLandmarkRegionKeyLeftLeg)
        public static let rightLeg = JointsGroupName(rawValue: .bodyLandmarkRegionKeyRightLeg)
        public static let all = JointsGroupName(rawValue: .all)
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
    }

    /// The joints: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable`` for a joint that is not seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
}

/// A hand's side.
public enum VNChirality: Int, Sendable {
    case unknown = 0
    case left = -1
    case right = 1
}

/// A place in a picture, from 0 to 1, with y going up.
open class VNPoint: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CGPoint
    open var x: Double { location.x }
    open var y: Double { location.y }

    /// Creates a place.
    public init(x: Double, y: Double) {
        location = CGPoint(x: x, y: y)
    }
    public convenience init(location: CGPoint) { self.init(x: location.x, y: location.y) }
    public static let zero = VNPoint(x: 0, y: 0)

    /// The way between two places.
    open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }
    open func distance(_ point: VNPoint) -> Double {
        let (x, y) = (point.x - x, point.y - y)
        return (x * x + y * y).squareRoot()
    }
}

/// A place that was seen, with the trust in it.
open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
    /// The trust, from 0 to 1.
    open var confidence: VNConfidence { 0 }
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

/// A part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    /// The places of the part: none.
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
    open var precisionEstimatesPerPoint: [NSNumber]? { nil }
}

/// The parts of a face: none.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    /// The parts.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
    open var confidence: VNConfidence { 0 }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// Indicates whether only the upper body is seen.
    open var upperBodyOnly: Bool { true }
}

/// The horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// The angle in radians.
    open var angle: CGFloat { 0 }
}

/// The parts of a picture that people look at.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    /// The parts: none.
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// A print by which pictures are compared.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    /// The numbers of the print: none.
    open var elementCount: Int { 0 }
    open var data: Data { Data() }

    /// - Throws: ``VNError/Code/notImplemented``.
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation)
        throws
    {
        throw VNError(.notImplemented)
    }
}

/// The outlines of a picture.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    /// The outlines: none.
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    open var normalizedPath: CGPath { CGMutablePath() }

    /// An outline.
    ///
    /// - Throws: ``VNError/Code/outOfBoundsError``: there is none.
    open func contour(at contourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }
    open func contour(at indexPath: IndexPath) throws -> VNContour { throw VNError(.outOfBoundsError) }
}

/// The outline of something. None is handed out.
open class VNContour: NSObject, @unchecked Sendable {
    override init() {}
    /// The place among the outlines, those inside, and the points, from 0 to 1.
    open var indexPath: IndexPath { [] }
    open var childContourCount: Int { 0 }
    open var childContours: [VNContour] { [] }
    open var pointCount: Int { 0 }
    open var normalizedPoints: [SIMD2<Float>] { [] }
    open var normalizedPath: CGPath { CGMutablePath() }
    open var aspectRatio: Float { 1 }
    open func childContour(at childContourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }

    /// The outline with fewer points.
    open func polygonApproximation(epsilon: Float) throws -> VNContour { self }
}

/// The things that stand before their ground.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    /// The numbers of the things: none.
    open var allInstances: IndexSet { IndexSet() }
    open var instanceMask: CVPixelBuffer { .clear }

    /// Makes pictures of things.
    ///
    /// - Throws: ``VNError/Code/notImplemented``.
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VNError(.notImplemented) }
    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw VNError(.notImplemented) }
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
    ) throws -> CVPixelBuffer { throw VNError(.notImplemented) }
}

/// The whole of a picture.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Places of a picture in pixels and from 0 to 1.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
        height: imageRect.height / height)
}
