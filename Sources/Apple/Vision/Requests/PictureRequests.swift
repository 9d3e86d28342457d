/// Finds faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds the parts of faces.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Tells how good pictures of faces are.
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds people.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [HumanObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var upperBodyOnly = true

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds cats and dogs.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [RecognizedObjectObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Tells what a picture is of.
public struct ClassifyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var supportedIdentifiers: [String] { [] }

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds the horizon.
public struct DetectHorizonRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = HorizonObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds what people look at.
public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Finds what stands out.
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Makes a print by which pictures are compared.
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = FeaturePrintObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Cuts things out.
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = InstanceMaskObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}

/// Tells how beautiful a picture is.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = ImageAestheticsScoresObservation
    public var regionOfInterest = NormalizedRect.fullImage

    /// Creates a request.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works.
    public let revision: Revision

    /// A way to work.
    public typealias Revision = _RequestRevision
}
