public import CoreML

/// Finds the ways of things that fly.
public final class DetectTrajectoriesRequest: ImageProcessingRequest, StatefulRequest, @unchecked Sendable {
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = [TrajectoryObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public let trajectoryLength: Int
    public var targetFrameTime = CMTime.indefinite
    public var objectMinimumNormalizedRadius: Float = 0
    public var objectMaximumNormalizedRadius: Float = 1

    /// Creates a request.
    public init(trajectoryLength: Int, _ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
        self.trajectoryLength = trajectoryLength
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Cuts people out, all together.
public final class GeneratePersonSegmentationRequest: ImageProcessingRequest, StatefulRequest, @unchecked Sendable {
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = PixelBufferObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public var qualityLevel = QualityLevel.accurate
    public var outputPixelFormatType: OSType = kCVPixelFormatType_OneComponent8
    public var supportedOutputPixelFormats: [OSType] { [] }

    /// The care with which people are cut out.
    public enum QualityLevel: CaseIterable, Hashable, Sendable, Codable {
        case accurate, balanced, fast
    }

    /// Creates a request.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Follows a thing.
public final class TrackObjectRequest: ImageProcessingRequest, StatefulRequest, @unchecked Sendable {
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = DetectedObjectObservation?
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public let inputObservation: any BoundingBoxProviding & VisionObservation

    /// Creates a request.
    public init(
        detectedObject: any BoundingBoxProviding & VisionObservation, _ revision: Revision? = nil,
        frameAnalysisSpacing: CMTime? = nil
    ) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
        inputObservation = detectedObject
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Follows a rectangle.
public final class TrackRectangleRequest: ImageProcessingRequest, StatefulRequest, @unchecked Sendable {
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = RectangleObservation?
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public let inputObservation: any QuadrilateralProviding & VisionObservation
    public var trackingLevel = TrackingLevel.accurate

    /// The care with which a rectangle is followed.
    public enum TrackingLevel: CaseIterable, Hashable, Sendable, Codable {
        case accurate, fast
    }

    /// Creates a request.
    public init(
        detectedRectangle: any QuadrilateralProviding & VisionObservation, _ revision: Revision? = nil,
        frameAnalysisSpacing: CMTime? = nil
    ) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
        inputObservation = detectedRectangle
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Finds the way that each pixel went.
public final class TrackOpticalFlowRequest: ImageProcessingRequest, StatefulRequest, TargetedRequest,
    @unchecked Sendable
{
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = OpticalFlowObservation?
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public var computationAccuracy = ComputationAccuracy.medium
    public var outputPixelFormatType: OSType = kCVPixelFormatType_TwoComponent32Float
    public var supportedOutputPixelFormatTypes: [OSType] { [] }

    /// The care with which ways are found.
    public enum ComputationAccuracy: CaseIterable, Hashable, Sendable, Codable {
        case low, medium, high, veryHigh
    }

    /// Creates a request.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Finds how a picture was moved.
public final class TrackTranslationalImageRegistrationRequest: ImageProcessingRequest, StatefulRequest, TargetedRequest,
    @unchecked Sendable
{
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = ImageTranslationAlignmentObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime

    /// Creates a request.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Finds how a picture was moved and turned in space.
public final class TrackHomographicImageRegistrationRequest: ImageProcessingRequest, StatefulRequest, TargetedRequest,
    @unchecked Sendable
{
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = ImageHomographicAlignmentObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime

    /// Creates a request.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}
