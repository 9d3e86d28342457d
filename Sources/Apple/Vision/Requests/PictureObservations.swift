public import CoreGraphics
public import CoreML
public import Foundation

/// A face.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let roll: Measurement<UnitAngle>
    public let yaw: Measurement<UnitAngle>
    public let pitch: Measurement<UnitAngle>
    public let captureQuality: CaptureQuality?

    /// The quality of a picture of a face.
    public struct CaptureQuality: Hashable, Sendable {
        /// The quality from 0 to 1.
        public let score: Float
    }
}

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
}

/// The places that stand out.
public struct SaliencyImageObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public let salientObjects: [RectangleObservation]
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
