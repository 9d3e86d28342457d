/// Reads texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRecognizedTextObservation]? { nil }

    /// The care, the languages and the words.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = ["en-US"]
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] { [] }
}

/// The care with which texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

/// Finds faces, bodies, hands, codes, rectangles, contours and what a picture is of.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNFaceObservation]? { nil }
}

/// Finds the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNFaceObservation]? { nil }
    /// The faces that are known already.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// Tells how good pictures of faces are.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNFaceObservation]? { nil }
    /// The faces that are known already.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// Finds people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNHumanObservation]? { nil }
    open var upperBodyOnly = true
}

/// Finds the joints of bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNHumanBodyPoseObservation]? { nil }
}

/// Finds the joints of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNHumanHandPoseObservation]? { nil }

    /// The largest number of hands.
    open var maximumHandCount = 2
}

/// Finds places of text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNTextObservation]? { nil }

    /// The wish for the places of letters, too.
    open var reportCharacterBoxes = false
}

/// Finds codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNBarcodeObservation]? { nil }

    /// The kinds of codes.
    open var symbologies: [VNBarcodeSymbology] = []
    open var coalesceCompositeSymbologies = false
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Finds rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRectangleObservation]? { nil }

    /// The bounds of what is found.
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var quadratureTolerance: Float = 30
    open var maximumObservations = 1
}

/// Tells what a picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNClassificationObservation]? { nil }
}

/// Cuts people out.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNPixelBufferObservation]? { nil }
    /// The care, and the format of the picture's points.
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = 1_278_226_488

    /// The care.
    public enum QualityLevel: UInt, Sendable {
        case accurate, balanced, fast
    }
}

/// Cuts things out.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNInstanceMaskObservation]? { nil }
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
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// The way in which a picture is made to fit a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill
    case scaleFitRotate90CCW = 257
    case scaleFillRotate90CCW = 258
}
