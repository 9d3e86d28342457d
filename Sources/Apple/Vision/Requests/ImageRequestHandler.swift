public import CoreImage
public import CoreML

/// Asks several things of one picture. Nothing is seen, and each throws.
public final class ImageRequestHandler: Sendable {
    private let ask: @Sendable (any VisionRequest) async throws -> any Sendable

    /// Creates one of a picture.
    public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await picture($0).perform(on: cgImage, orientation: orientation) }
    }
    public init(_ ciImage: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await picture($0).perform(on: ciImage, orientation: orientation) }
    }
    public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await picture($0).perform(on: imageURL, orientation: orientation) }
    }
    public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {
        ask = { try await picture($0).perform(on: imageData, orientation: orientation) }
    }
    public init(
        _ pixelBuffer: CVPixelBuffer, depthData: AVDepthData? = nil, orientation: CGImagePropertyOrientation? = nil
    ) {
        ask = { try await picture($0).perform(on: pixelBuffer, orientation: orientation) }
    }
    public init(
        _ sampleBuffer: CMSampleBuffer, depthData: AVDepthData? = nil, orientation: CGImagePropertyOrientation? = nil
    ) {
        ask = { try await picture($0).perform(on: sampleBuffer, orientation: orientation) }
    }

    /// Asks.
    ///
    /// - Throws: ``VisionError``, that of the first request that fails.
    public func perform<each Request: VisionRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        try await (repeat answer(each request))
    }

    private func answer<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
        guard let result = try await ask(request) as? Request.Result else {
            throw VisionError.internalError("The answer is of another type.")
        }
        return result
    }

    /// Asks, and tells of each request that nothing is seen.
    public func performAll(_ requests: some Collection<any VisionRequest>) -> some AsyncSequence<VisionResult, Never> {
        refusals(of: Array(requests))
    }
}

private func picture(_ request: any VisionRequest) throws -> any ImageProcessingRequest {
    guard let request = request as? any ImageProcessingRequest else { throw refusal }
    return request
}

private func refusals(of requests: [any VisionRequest]) -> AsyncStream<VisionResult> {
    AsyncStream { answers in
        for request in requests { answers.yield(.error(request, refusal)) }
        answers.finish()
    }
}

/// Asks several things of two pictures. Nothing is seen, and each throws.
public final class TargetedImageRequestHandler: Sendable {
    /// Creates one of two pictures.
    public init(sourceURL: URL, targetURL: URL, orientation: CGImagePropertyOrientation? = nil) {}
    public init(source: CGImage, target: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(source: CIImage, target: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(source: CVPixelBuffer, target: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    public init(source: CMSampleBuffer, target: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    public init(source: Data, target: Data, orientation: CGImagePropertyOrientation? = nil) {}

    /// Asks.
    ///
    /// - Throws: ``VisionError/unsupportedRequest(_:)``.
    public func perform<each Request: TargetedRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) { throw refusal }

    /// Asks, and tells of each request that nothing is seen.
    public func performAll(
        _ requests: some Collection<any TargetedRequest>
    ) -> some AsyncSequence<VisionResult, Never> { refusals(of: requests.map { $0 }) }
}

/// Asks things of the pictures of a video. Nothing is seen: each sequence throws.
public final class VideoProcessor: Sendable {
    /// The pictures that are looked at: one after each time, or after each number of them.
    public enum Cadence: Hashable, Sendable {
        case timeInterval(CMTime)
        case frameInterval(Int)
    }

    /// Creates one of a video.
    public init(_ videoURL: URL) {}

    /// Asks, or asks no more.
    ///
    /// - Throws: Nothing: the sequence does.
    public func addRequest<Request: VisionRequest>(
        _ request: Request, cadence: Cadence? = nil
    ) async throws -> some AsyncSequence<Request.Result, any Error> {
        AsyncThrowingStream { $0.finish(throwing: refusal) }
    }
    public func removeRequest(_ request: any VisionRequest) async -> Bool { false }

    /// Begins and ends.
    public func startAnalysis(of timeRange: CMTimeRange? = nil) {}
    public func cancel() async {}
}
