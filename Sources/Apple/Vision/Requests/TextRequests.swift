public import Foundation

/// Reads texts.
public struct RecognizeTextRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [RecognizedTextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages = [Locale.Language(identifier: "en-US")]
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var customWords: [String] = []
    public var minimumTextHeightFraction: Float = 0
    public var supportedRecognitionLanguages: [Locale.Language] { [] }

    /// The care with which texts are read.
    public enum RecognitionLevel: Hashable, Sendable, CaseIterable, Codable {
        case accurate, fast
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds places of text.
public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [TextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var reportCharacterBoxes = false

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds codes.
public struct DetectBarcodesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [BarcodeObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var symbologies = BarcodeSymbology.allCases
    public var coalescesCompositeSymbologies = false
    public var supportedSymbologies: [BarcodeSymbology] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds rectangles.
public struct DetectRectanglesRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [RectangleObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var minimumAspectRatio: Float = 0.5
    public var maximumAspectRatio: Float = 1
    public var minimumSize: Float = 0.2
    public var minimumConfidence: Float = 0
    public var quadratureToleranceDegrees: Float = 30
    public var maximumObservations = 1

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds a sheet of paper.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = DetectedDocumentObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}
