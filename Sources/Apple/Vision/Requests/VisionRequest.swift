public import CoreImage
public import CoreML

/// Something to see in pictures, as a value that is asked with `await`. Nothing is seen: each throws
/// ``VisionError/unsupportedRequest(_:)``.
public protocol VisionRequest: Sendable, Hashable, CustomStringConvertible {
    /// The type of what is seen.
    associatedtype Result: Sendable

    /// The part of the picture.
    var regionOfInterest: NormalizedRect { get set }
}

extension VisionRequest {
    /// The name of the request's type.
    public var description: String { "\(Self.self)" }
}

/// Something to see in one picture.
public protocol ImageProcessingRequest: VisionRequest {}

/// The ways in which requests work. None works here, so that all of them have the same.
public enum _RequestRevision: Hashable, Sendable {
    case revision1, revision2, revision3, revision4
}

extension ImageProcessingRequest {
    private var refusal: VisionError { .unsupportedRequest("There is nothing here that sees pictures.") }

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

/// Asks several things of one picture. Nothing is seen, and each throws.
public final class ImageRequestHandler: Sendable {
    private let ask: @Sendable (any ImageProcessingRequest) async throws -> any Sendable

    /// Creates one of a picture.
    public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: cgImage, orientation: orientation) }
    }
    public init(_ ciImage: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: ciImage, orientation: orientation) }
    }
    public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: imageURL, orientation: orientation) }
    }
    public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: imageData, orientation: orientation) }
    }
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: pixelBuffer, orientation: orientation) }
    }
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await $0.perform(on: sampleBuffer, orientation: orientation) }
    }

    /// Asks.
    ///
    /// - Throws: ``VisionError``, that of the first request that fails.
    public func perform<each Request: ImageProcessingRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        try await (repeat answer(each request))
    }

    private func answer<Request: ImageProcessingRequest>(_ request: Request) async throws -> Request.Result {
        guard let result = try await ask(request) as? Request.Result else {
            throw VisionError.internalError("The answer is of another type.")
        }
        return result
    }
}

/// The reason why nothing is seen, with words about it.
public enum VisionError: Error, Hashable, Sendable, LocalizedError {
    case dataUnavailable(String)
    case internalError(String)
    case invalidArgument(String)
    case invalidFormat(String)
    case invalidImage(String)
    case invalidModel(String)
    case invalidOperation(String)
    case ioError(String)
    case operationFailed(String)
    case outOfBounds(String)
    case outOfMemory(String)
    case requestCancelled(String)
    case timeStampNotFound(String)
    case timeout(String)
    case unsupportedComputeDevice(String)
    case unsupportedComputeStage(String)
    case unsupportedRequest(String)
    case unsupportedRevision(String)

    /// The words about the reason.
    public var errorDescription: String? {
        switch self {
        case .dataUnavailable(let text), .internalError(let text), .invalidArgument(let text), .invalidFormat(let text),
            .invalidImage(let text), .invalidModel(let text), .invalidOperation(let text), .ioError(let text),
            .operationFailed(let text), .outOfBounds(let text), .outOfMemory(let text), .requestCancelled(let text),
            .timeStampNotFound(let text), .timeout(let text), .unsupportedComputeDevice(let text),
            .unsupportedComputeStage(let text), .unsupportedRequest(let text), .unsupportedRevision(let text):
            text
        }
    }
}
