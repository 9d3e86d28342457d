public import CoreGraphics
public import CoreML
public import Foundation

/// A hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let wrist = JointName(rawValue: "wrist")
        public static let thumbCMC = JointName(rawValue: "thumbCMC")
        public static let thumbMP = JointName(rawValue: "thumbMP")
        public static let thumbIP = JointName(rawValue: "thumbIP")
        public static let thumbTip = JointName(rawValue: "thumbTip")
        public static let indexMCP = JointName(rawValue: "indexMCP")
        public static let indexPIP = JointName(rawValue: "indexPIP")
        public static let indexDIP = JointName(rawValue: "indexDIP")
        public static let indexTip = JointName(rawValue: "indexTip")
        public static let middleMCP = JointName(rawValue: "middleMCP")
        public static let middlePIP = JointName(rawValue: "middlePIP")
        public static let middleDIP = JointName(rawValue: "middleDIP")
        public static let middleTip = JointName(rawValue: "middleTip")
        public static let ringMCP = JointName(rawValue: "ringMCP")
        public static let ringPIP = JointName(rawValue: "ringPIP")
        public static let ringDIP = JointName(rawValue: "ringDIP")
        public static let ringTip = JointName(rawValue: "ringTip")
        public static let littleMCP = JointName(rawValue: "littleMCP")
        public static let littlePIP = JointName(rawValue: "littlePIP")
        public static let littleDIP = JointName(rawValue: "littleDIP")
        public static let littleTip = JointName(rawValue: "littleTip")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let thumb = JointsGroupName(rawValue: "thumb")
        public static let indexFinger = JointsGroupName(rawValue: "indexFinger")
        public static let middleFinger = JointsGroupName(rawValue: "middleFinger")
        public static let ringFinger = JointsGroupName(rawValue: "ringFinger")
        public static let littleFinger = JointsGroupName(rawValue: "littleFinger")
        public static let all = JointsGroupName(rawValue: "all")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The joints: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable`` for a joint that is not seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    open var availableJointNames: [JointName] { [] }
    open var chirality: VNChirality { .unknown }
}

/// A body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public static let nose = JointName(rawValue: "nose")
        public static let leftEye = JointName(rawValue: "leftEye")
        public static let rightEye = JointName(rawValue: "rightEye")
        public static let leftEar = JointName(rawValue: "leftEar")
        public static let rightEar = JointName(rawValue: "rightEar")
        public static let leftShoulder = JointName(rawValue: "leftShoulder")
        public static let rightShoulder = JointName(rawValue: "rightShoulder")
        public static let neck = JointName(rawValue: "neck")
        public static let leftElbow = JointName(rawValue: "leftElbow")
        public static let rightElbow = JointName(rawValue: "rightElbow")
        public static let leftWrist = JointName(rawValue: "leftWrist")
        public static let rightWrist = JointName(rawValue: "rightWrist")
        public static let leftHip = JointName(rawValue: "leftHip")
        public static let rightHip = JointName(rawValue: "rightHip")
        public static let root = JointName(rawValue: "root")
        public static let leftKnee = JointName(rawValue: "leftKnee")
        public static let rightKnee = JointName(rawValue: "rightKnee")
        public static let leftAnkle = JointName(rawValue: "leftAnkle")
        public static let rightAnkle = JointName(rawValue: "rightAnkle")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public static let face = JointsGroupName(rawValue: "face")
        public static let torso = JointsGroupName(rawValue: "torso")
        public static let leftArm = JointsGroupName(rawValue: "leftArm")
        public static let rightArm = JointsGroupName(rawValue: "rightArm")
        public static let leftLeg = JointsGroupName(rawValue: "leftLeg")
        public static let rightLeg = JointsGroupName(rawValue: "rightLeg")
        public static let all = JointsGroupName(rawValue: "all")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The joints: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable`` for a joint that is not seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.dataUnavailable) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    open var availableJointNames: [JointName] { [] }
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
