// `import Vision` where Apple's framework is missing: nothing is seen in a picture, and whoever asks is told so. It brings UIKit's,
// AVFoundation's, CoreML's and simd's names along.
@_exported public import CoreML
@_exported public import UIKit
@_exported public import simd

/// Something to see in pictures.
open class VNRequest: NSObject, _ObservingRequest, @unchecked Sendable {
    /// The closure for the answer.
    public let completionHandler: VNRequestCompletionHandler?
    /// Called as the request goes on, with its part from 0 to 1.
    open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1

    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
    }

    /// The versions that there are.
    open class var supportedRevisions: IndexSet { IndexSet(integersIn: 1...4) }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    /// Gives the request up.
    open func cancel() {}
}

/// Told of a request's answer, and of its going on.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// A request, of which each kind has results of its own type.
public protocol _ObservingRequest {}

extension _ObservingRequest {
    /// The things that were seen: none.
    public var results: [VNObservation]? { nil }
}

/// Something to see in a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part of the picture, from 0 to 1.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Asks several things of one picture. Each request is told that nothing can be seen, and then the error is thrown.
open class VNImageRequestHandler: NSObject {
    /// Creates one of a picture.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {
    }
    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}

    /// Asks.
    ///
    /// - Throws: ``VNError``.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, VNError(.notImplemented)) }
        throw VNError(.notImplemented)
    }
}

/// Asks several things of one picture after another.
open class VNSequenceRequestHandler: NSObject {
    /// Asks.
    ///
    /// - Throws: ``VNError``.
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests) }
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cgImage: image).perform(requests) }
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(ciImage: image).perform(requests) }
    open func perform(
        _ requests: [VNRequest], onCMSampleBuffer sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cmSampleBuffer: sampleBuffer).perform(requests) }
    open func perform(
        _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(url: imageURL).perform(requests) }
    open func perform(
        _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(data: imageData).perform(requests) }
}

/// The name of a fact about a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The trust in something seen, from 0 to 1.
public typealias VNConfidence = Float
