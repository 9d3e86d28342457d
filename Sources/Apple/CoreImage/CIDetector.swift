public import Foundation

/// The kinds of detectors, and their options.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorSmile = "CIDetectorSmile"

/// Finds faces and codes in pictures. CoreImage's class: nothing is found here.
open class CIDetector: NSObject {
    /// Creates a detector of a kind.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

    /// The things in a picture: none.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A thing in a picture. CoreImage's class.
open class CIFeature: NSObject {
    /// The kind and the place.
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

/// A code in a picture. CoreImage's class.
open class CIQRCodeFeature: CIFeature {
    /// The text of the code; nil for none.
    open var messageString: String? { nil }
}

/// A face in a picture. CoreImage's class.
open class CIFaceFeature: CIFeature {
    /// The facts about the face.
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}
