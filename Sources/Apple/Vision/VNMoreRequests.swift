public import Foundation

/// Finds the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNHorizonObservation]? { nil }
}

/// Finds what people look at.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNSaliencyImageObservation]? { nil }
}

/// Finds what stands out.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNSaliencyImageObservation]? { nil }
}

/// Makes a print by which pictures are compared.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNFeaturePrintObservation]? { nil }
}

/// Finds cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRecognizedObjectObservation]? { nil }
}

/// Finds a sheet of paper.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRectangleObservation]? { nil }
}

/// Finds outlines.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNContoursObservation]? { nil }
    /// The strength of the contrast, and the size of the picture in pixels.
    open var contrastAdjustment: Float = 2
    open var contrastPivot: NSNumber?
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}

/// Follows a thing from one picture to the next.
open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
    /// Creates a request for a thing.
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        super.init(observation, completionHandler)
    }
}

/// Follows something that was seen.
open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The thing as it was seen last, the care, and the end.
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    init(_ observation: VNDetectedObjectObservation, _ completionHandler: VNRequestCompletionHandler?) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// The care with which things are followed.
public enum VNRequestTrackingLevel: UInt, Sendable {
    case accurate, fast
}

/// The numbers of ways to read texts.
public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
