public import AVFoundation
public import CoreML
public import Foundation

/// Points that were seen, by names. None are.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    /// The names of the points and of their groups.
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }

    /// The points: none.
    ///
    /// - Throws: ``VNError/Code/dataUnavailable``.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        throw VNError(.dataUnavailable)
    }
    open func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
    open func keypointsMultiArray() throws -> MLMultiArray { throw VNError(.dataUnavailable) }
}

/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group of points.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A request that looks at one picture after another.
open class VNStatefulRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The time between pictures that are looked at, and the fewest pictures.
    public let frameAnalysisSpacing: CMTime
    open var minimumLatencyFrameCount: Int { 0 }

    /// Creates a request.
    public init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        self.frameAnalysisSpacing = frameAnalysisSpacing
        super.init(completionHandler: completionHandler)
    }
}

/// Finds the ways of things that fly.
open class VNDetectTrajectoriesRequest: VNStatefulRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNTrajectoryObservation]? { nil }
    /// The number of points of a way, the bounds of a thing's size, and the time between pictures that is aimed at.
    public let trajectoryLength: Int
    open var objectMinimumNormalizedRadius: Float = 0
    open var objectMaximumNormalizedRadius: Float = 1
    open var minimumObjectSize: Float = 0
    open var maximumObjectSize: Float = 1
    open var targetFrameTime = CMTime.indefinite

    /// Creates a request of ways of so many points.
    public init(
        frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.trajectoryLength = trajectoryLength
        super.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
    }
}

/// The way of a thing that flies. None is seen.
open class VNTrajectoryObservation: VNObservation, @unchecked Sendable {
    /// The points that were seen and those that are thought of, the parabola, and the mean size.
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var equationCoefficients: SIMD3<Float> { .zero }
    open var movingAverageRadius: CGFloat { 0 }
}

extension VNObservation {
    /// The time at which it was seen.
    public var timeRange: CMTimeRange { .zero }
}

/// Finds a rectangle again in the next picture.
open class VNTrackRectangleRequest: VNTrackingRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNRectangleObservation]? { nil }

    /// Creates a request for a rectangle.
    public init(
        rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        super.init(observation, completionHandler)
    }
}
