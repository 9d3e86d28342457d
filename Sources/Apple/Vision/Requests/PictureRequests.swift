/// Finds faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds the parts of faces.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Tells how good pictures of faces are.
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds people.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [HumanObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var upperBodyOnly = true

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds cats and dogs.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [RecognizedObjectObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// An animal.
    public enum Animal: String, Codable, Sendable {
        case dog, cat
    }

    /// The animals that may be found: none.
    public var supportedAnimals: [Animal] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Tells what a picture is of.
public struct ClassifyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.scaleToFill
    public var supportedIdentifiers: [String] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds the horizon.
public struct DetectHorizonRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = HorizonObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds what people look at.
public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds what stands out.
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Makes a print by which pictures are compared.
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = FeaturePrintObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.scaleToFill

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Cuts things out.
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = InstanceMaskObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Tells how beautiful a picture is.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = ImageAestheticsScoresObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.scaleToFill

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}
