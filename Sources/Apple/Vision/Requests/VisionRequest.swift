public import CoreImage
public import CoreML

/// Something to see in pictures, as a value that is asked with `await`. Nothing is seen: each throws
/// ``VisionError/unsupportedRequest(_:)``.
public protocol VisionRequest: Sendable, Hashable, CustomStringConvertible {
    /// The type of what is seen.
    associatedtype Result: Sendable

    /// The kind of the request, and the way in which it works.
    var descriptor: RequestDescriptor { get }

    /// The parts of the machine that may work on it: none.
    var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { get }
    func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice?
    mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage)
}

extension VisionRequest {
    /// The name of the request's type.
    public var description: String { "\(Self.self)" }

    /// The ways in which the request works.
    public static var supportedRevisions: [_RequestRevision] { _RequestRevision.allCases }

    /// The parts of the machine that may work on it: none, and a wish for one is not heard.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { [:] }
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? { nil }
    public func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {}
}

/// A step of the work.
public enum ComputeStage: Hashable, Sendable, Codable {
    case main, postProcessing
}

/// Something to see in one picture.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the picture.
    var regionOfInterest: NormalizedRect { get set }
}

/// Something to see in pictures that follow one another. Two requests are equal where they are the same.
public protocol StatefulRequest: VisionRequest, AnyObject {
    /// The number of pictures that are looked at at least, and the time between two.
    var minimumLatencyFrameCount: Int { get }
    var frameAnalysisSpacing: CMTime { get }
}

extension StatefulRequest {
    /// The number of pictures that are looked at at least.
    public var minimumLatencyFrameCount: Int { 1 }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something to see in two pictures.
public protocol TargetedRequest: VisionRequest {}

/// The ways in which requests work. None works here, so that all of them have the same.
public enum _RequestRevision: Hashable, Sendable, Codable, Comparable, CaseIterable {
    case revision1, revision2, revision3, revision4
}

/// A way to fit a picture to what a model is asked with.
public enum ImageCropAndScaleAction: CaseIterable, Codable, Hashable, Sendable {
    case centerCrop, scaleToFit, scaleToFill, scaleToFitPlus90CCWRotation, scaleToFillPlus90CCWRotation
}

let refusal = VisionError.unsupportedRequest("There is nothing here that sees pictures.")

extension ImageProcessingRequest {
    /// Asks of a picture.
    ///
    /// - Throws: ``VisionError/unsupportedRequest(_:)``.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw refusal
    }
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw refusal
    }
    public func perform(on imageURL: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw refusal
    }
    public func perform(on imageData: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw refusal
    }
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw refusal }
    public func perform(
        on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw refusal }
}
