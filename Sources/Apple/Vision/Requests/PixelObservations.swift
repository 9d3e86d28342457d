public import CoreImage
public import CoreML
public import Foundation
public import simd

/// A picture of numbers. None is made: it is empty.
public struct PixelBufferObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The size in pixels and the kind of numbers: none.
    public var size: CGSize { .zero }
    public var pixelFormat: OSType { 0 }

    /// Creates one of an older one: nil.
    public init?(_ observation: VNPixelBufferObservation) { nil }

    /// The picture.
    ///
    /// - Throws: ``VisionError/dataUnavailable(_:)``.
    public var cgImage: CGImage { get throws { throw VisionError.dataUnavailable("There is no picture.") } }

    /// The number at a point, and the place of all: of a zero.
    public func pixel(at point: NormalizedPoint) -> Float { 0 }
    public func withUnsafePointer<R>(_ body: (UnsafeRawPointer) -> R) -> R { withPointerToZero(body) }
}

/// The ways that pixels went. None is found: it is empty.
public struct OpticalFlowObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The size in pixels and the kind of numbers: none.
    public var size: CGSize { .zero }
    public var pixelFormat: OSType { 0 }

    /// Creates one of an older one: nil.
    public init?(_ observation: VNPixelBufferObservation) { nil }

    /// The way of a pixel, and the place of all: of a zero.
    public func flow(at point: NormalizedPoint) -> (Float, Float) { (0, 0) }
    public func withUnsafePointer<R>(_ body: (UnsafeRawPointer) -> R) -> R { withPointerToZero(body) }
}

private func withPointerToZero<R>(_ body: (UnsafeRawPointer) -> R) -> R {
    var zero = UInt64(0)
    return Swift.withUnsafePointer(to: &zero) { body(UnsafeRawPointer($0)) }
}

/// The way that a picture was moved. None is found.
public struct ImageTranslationAlignmentObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The transform, which moves nothing.
    public var alignmentTransform: CGAffineTransform { .identity }
    public func applyTransform(to ciImage: CIImage) -> CIImage { ciImage.transformed(by: alignmentTransform) }
}

/// The way that a picture was moved and turned in space. None is found.
public struct ImageHomographicAlignmentObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The transform, which moves nothing.
    public var warpTransform: matrix_float3x3 { matrix_identity_float3x3 }
    public func applyTransform(to ciImage: CIImage) -> CIImage { ciImage }
}

/// The way of something that flies. None is found.
public struct TrajectoryObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The points that were seen, those on the curve, the curve's three numbers and the radius, from 0 to 1.
    public let detectedPoints: [NormalizedPoint]
    public let projectedPoints: [NormalizedPoint]
    public let equationCoefficients: simd_float3
    public let movingAverageRadius: CGFloat
}

/// The outlines of a picture. None is found.
public struct ContoursObservation: VisionObservation {
    /// The identity, and the trust from 0 to 1.
    public let uuid: UUID
    public let confidence: Float

    /// The outlines: none. The last name is as Apple spells it.
    public var contourCount: Int { 0 }
    public var topLevelContours: [Contour] { [] }
    public var normalizedPath: CGPath { CGMutablePath() }
    public func contourAtIndex(_ index: Int) -> Contour? { nil }
    public func countourAtIndexPath(_ indexPath: IndexPath) -> Contour? { nil }

    /// An outline.
    public struct Contour: Hashable, Sendable, CustomStringConvertible {
        /// The place among the outlines, those inside, and the points, from 0 to 1.
        public let indexPath: IndexPath
        public let childContours: [Contour]
        public let normalizedPoints: [simd_float2]
        public var pointCount: Int { normalizedPoints.count }
        public var description: String { "Contour(\(pointCount) points)" }

        /// The width against the height of what the points are in.
        public var aspectRatio: Float {
            let (xs, ys) = (normalizedPoints.map(\.x), normalizedPoints.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max(), top > bottom
            else { return 1 }
            return (right - left) / (top - bottom)
        }

        /// The outline as a closed path.
        public var normalizedPath: CGPath {
            let path = CGMutablePath()
            path.addLines(between: normalizedPoints.map { CGPoint(x: Double($0.x), y: Double($0.y)) })
            path.closeSubpath()
            return path
        }

        /// The area, which is below 0 for points that go with the clock where that is asked, and the length.
        public func calculateArea(useOrientedArea: Bool = false) -> Double {
            let area = sides.reduce(0.0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
            return useOrientedArea ? area : abs(area)
        }
        public func calculatePerimeter() -> Double { sides.reduce(0.0) { $0 + Double(simd_distance($1.0, $1.1)) } }

        private var sides: [(simd_float2, simd_float2)] {
            Array(zip(normalizedPoints, normalizedPoints.dropFirst() + normalizedPoints.prefix(1)))
        }

        /// A circle around the points, about the middle of what they are in.
        public func boundingCircle() -> NormalizedCircle {
            .boundingCircle(for: normalizedPoints.map { NormalizedPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
        }

        /// The outline with fewer points: itself.
        ///
        /// - Throws: Nothing.
        public func polygonApproximation(epsilon: Float) throws -> Contour { self }
    }
}

/// A value that a model answers with.
public struct CoreMLFeatureValueObservation: VisionObservation {
    /// The identity, the trust from 0 to 1, and the value with its name.
    public let uuid: UUID
    public let confidence: Float
    public let featureName: String
    public let featureValue: MLSendableFeatureValue

    /// Creates a copy of an older one; nil for a picture.
    public init?(_ observation: VNCoreMLFeatureValueObservation) {
        guard let value = MLSendableFeatureValue(observation.featureValue) else { return nil }
        (uuid, confidence) = (observation.uuid, observation.confidence)
        (featureName, featureValue) = (observation.featureName, value)
    }
}
