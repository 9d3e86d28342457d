public import CoreML
public import Foundation

/// A person.
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let isUpperBodyOnly: Bool
}

/// A kind of what a picture is of.
public struct ClassificationObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let identifier: String
    public var hasPrecisionRecallCurve: Bool { false }

    /// Tells whether the kind is as sure as is asked: nothing is known of that.
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}

/// A thing of a kind.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let labels: [ClassificationObservation]
}

/// The horizon.
public struct HorizonObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let angle: Measurement<UnitAngle>

    /// The transform that turns the picture by the angle, about a corner or about the middle.
    public var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle.converted(to: .radians).value) }
    public func transform(for imageSize: CGSize) -> CGAffineTransform {
        let (x, y) = (imageSize.width / 2, imageSize.height / 2)
        return transform.concatenating(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
    }
}

/// A sheet of paper.
public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let globalSegmentationMask: PixelBufferObservation
}

/// The places that stand out.
public struct SaliencyImageObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let salientObjects: [RectangleObservation]
    public let heatMap: PixelBufferObservation
}

/// The beauty of a picture.
public struct ImageAestheticsScoresObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    /// The beauty from -1 to 1, and whether the picture is of use rather than of beauty.
    public let overallScore: Float
    public let isUtility: Bool
}

/// A print by which pictures are compared.
public struct FeaturePrintObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let data: Data
    public let elementCount: Int
    public let elementType: ElementType

    /// The distance to another print.
    ///
    /// - Throws: ``VisionError/invalidArgument(_:)`` where the prints are not of one length.
    public func distance(to other: FeaturePrintObservation) throws -> Double {
        guard data.count == other.data.count else { throw VisionError.invalidArgument("The prints differ in length.") }
        let squares = zip(data, other.data).map { pair in
            let difference = Double(pair.0) - Double(pair.1)
            return difference * difference
        }
        return squares.reduce(0, +).squareRoot()
    }
}

/// The things that can be cut out.
public struct InstanceMaskObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let allInstances: IndexSet
    public let allInstancesMask: PixelBufferObservation

    /// The things at a point: none.
    public func instanceAtPoint(_ point: NormalizedPoint) -> IndexSet { [] }

    /// The picture of some things, or the mask of them.
    ///
    /// - Throws: ``VisionError/dataUnavailable(_:)``.
    public func generateMask(for instances: IndexSet) throws -> CVPixelBuffer {
        throw VisionError.dataUnavailable("There is no mask.")
    }
    public func generateScaledMask(
        for instances: IndexSet, scaledToImageFrom handler: ImageRequestHandler
    ) throws -> CVPixelBuffer { throw VisionError.dataUnavailable("There is no mask.") }
    public func generateMaskedImage(
        for instances: IndexSet, imageFrom handler: ImageRequestHandler, croppedToInstancesExtent: Bool = false
    ) throws -> CVPixelBuffer { throw VisionError.dataUnavailable("There is no mask.") }
}

/// A kind of numbers.
public enum ElementType: Hashable, Sendable, Codable {
    case float, double
}

/// A thing at a place.
public struct DetectedObjectObservation: VisionObservation, BoundingBoxProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public var boundingBox: NormalizedRect

    /// Creates a thing at a place, which is sure.
    public init(boundingBox: NormalizedRect) {
        (uuid, confidence, self.boundingBox) = (UUID(), 1, boundingBox)
    }
    public init(_ observation: VNDetectedObjectObservation) {
        (uuid, confidence) = (observation.uuid, observation.confidence)
        boundingBox = NormalizedRect(normalizedRect: observation.boundingBox)
    }
}
