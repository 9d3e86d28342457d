/// Reads texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The care, the languages and the words.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = ["en-US"]
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// The care with which texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

/// Finds faces, bodies, hands, codes, rectangles, contours and what a picture is of.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Finds the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Tells how good pictures of faces are.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Finds people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Finds the joints of bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Finds the joints of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The largest number of hands.
    open var maximumHandCount = 2
}

/// Finds places of text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The wish for the places of letters, too.
    open var reportCharacterBoxes = false
}

/// Finds codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds of codes.
    open var symbologies: [VNBarcodeSymbology] = []
}

/// Finds rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The bounds of what is found.
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var quadratureTolerance: Float = 30
    open var maximumObservations = 1
}

/// Tells what a picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Cuts people out.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Cuts things out.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}

/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A model for pictures. There is none, as none is read.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// Creates one of a model.
    public init(for model: MLModel) throws {}
}

/// Asks a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model, and the way in which a picture is made to fit it.
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    /// Creates a request of a model.
    public init(model: VNCoreMLModel, completionHandler: CompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// The way in which a picture is made to fit a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill
}
