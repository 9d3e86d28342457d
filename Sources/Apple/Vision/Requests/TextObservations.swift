public import CoreML

/// Something seen, as a value. Nothing is.
public protocol VisionObservation: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identity, and the trust from 0 to 1.
    var uuid: UUID { get }
    var confidence: Float { get }

    /// The time in a video, and the request that saw it: nil.
    var timeRange: CMTimeRange? { get }
    var originatingRequestDescriptor: RequestDescriptor? { get }
}

/// Something seen at a place.
public protocol BoundingBoxProviding {
    var boundingBox: NormalizedRect { get }
}

/// Something seen with four corners.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    /// The corners.
    var topLeft: NormalizedPoint { get }
    var topRight: NormalizedPoint { get }
    var bottomRight: NormalizedPoint { get }
    var bottomLeft: NormalizedPoint { get }
}

extension QuadrilateralProviding {
    /// The smallest rectangle around the corners.
    public var boundingBox: NormalizedRect {
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return NormalizedRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
}

extension VisionObservation {
    /// The name of the type.
    public var description: String { "\(Self.self)" }

    /// The time in a video, and the request that saw it: nil.
    public var timeRange: CMTimeRange? { nil }
    public var originatingRequestDescriptor: RequestDescriptor? { nil }
}

/// A rectangle in perspective.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint

    /// Creates a rectangle of its corners, which is sure.
    public init(
        topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint
    ) {
        (uuid, confidence) = (UUID(), 1)
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }
    public init(_ observation: VNRectangleObservation) {
        (uuid, confidence) = (observation.uuid, observation.confidence)
        topLeft = NormalizedPoint(normalizedPoint: observation.topLeft)
        topRight = NormalizedPoint(normalizedPoint: observation.topRight)
        bottomRight = NormalizedPoint(normalizedPoint: observation.bottomRight)
        bottomLeft = NormalizedPoint(normalizedPoint: observation.bottomLeft)
    }
}

/// A line of text.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let transcript: String

    /// The readings of the line, the likeliest first.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
        Array([RecognizedText(string: transcript, confidence: confidence)].prefix(maxCandidateCount))
    }
}

/// A reading of a line.
public struct RecognizedText: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The text, and the trust in it.
    public let string: String
    public let confidence: Float
    public var description: String { string }

    /// The place of a part: none is known.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { nil }
}

/// A place of text.
public struct TextObservation: VisionObservation, QuadrilateralProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let characterBoxes: [RectangleObservation]?
}

/// A code.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let payloadString: String?
    public let payloadData: Data?
    public let symbology: BarcodeSymbology
    public let supplementalPayloadString: String?
    public let supplementalPayloadData: Data?
    public let isGS1DataCarrier: Bool
    public let isColorInverted: Bool
    public let supplementalCompositeType: CompositeType?

    /// A code that a code is part of.
    public enum CompositeType: Hashable, Sendable, Codable {
        case gs1TypeA, gs1TypeB, gs1TypeC, linked
    }
}

/// The kind of a code.
public enum BarcodeSymbology: String, Hashable, Sendable, CaseIterable, Codable {
    case aztec
    case codabar
    case code128
    case code39
    case code39Checksum
    case code39FullASCII
    case code39FullASCIIChecksum
    case code93
    case code93i
    case dataMatrix
    case ean13
    case ean8
    case gs1DataBar
    case gs1DataBarExpanded
    case gs1DataBarLimited
    case i2of5
    case i2of5Checksum
    case itf14
    case microPDF417
    case microQR
    case msiPlessey
    case pdf417
    case qr
    case upce
}
