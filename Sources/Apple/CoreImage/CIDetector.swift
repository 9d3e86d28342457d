public import Foundation

/// The kinds of detectors, and their options.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"

/// The options of one search.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// The kinds of things that are found.
public let CIFeatureTypeFace = "CIFeatureTypeFace"
public let CIFeatureTypeRectangle = "CIFeatureTypeRectangle"
public let CIFeatureTypeQRCode = "CIFeatureTypeQRCode"
public let CIFeatureTypeText = "CIFeatureTypeText"

/// Finds faces and codes in pictures. CoreImage's class: nothing is found here.
open class CIDetector: NSObject {
    public override init() {}
    /// Creates a detector of a kind.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

    /// The things in a picture: none.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A thing in a picture. CoreImage's class.
open class CIFeature: NSObject {
    /// The kind and the place, in pixels from the bottom left.
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

/// A thing with four corners in a picture. CoreImage has no class of this name.
open class _CorneredFeature: CIFeature {
    /// The corners, in pixels from the bottom left.
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

/// A rectangle in perspective in a picture. CoreImage's class.
open class CIRectangleFeature: _CorneredFeature {}

/// A code in a picture. CoreImage's class.
open class CIQRCodeFeature: _CorneredFeature {
    /// The text of the code, nil for none, and what it is made of.
    open var messageString: String? { nil }
    open var symbolDescriptor: CIQRCodeDescriptor? { nil }
}

/// A text in a picture. CoreImage's class.
open class CITextFeature: _CorneredFeature {
    /// The letters.
    open var subFeatures: [Any]? { nil }
}

/// A face in a picture. CoreImage's class.
open class CIFaceFeature: CIFeature {
    /// The places of the eyes and the mouth, in pixels from the bottom left.
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }

    /// The look of the face; its angle is in degrees.
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }

    /// The number by which the face is known from one picture to the next, and the number of these.
    open var hasTrackingID: Bool { false }
    open var trackingID: Int32 { 0 }
    open var hasTrackingFrameCount: Bool { false }
    open var trackingFrameCount: Int32 { 0 }
}
