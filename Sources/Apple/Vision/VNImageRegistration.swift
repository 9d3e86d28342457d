public import AVFoundation
public import simd

/// Measures one picture against another.
open class VNTargetedImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Creates a request for a second picture.
    public init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedCGImage cgImage: CGImage, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedCIImage ciImage: CIImage, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
    public init(
        targetedImageURL imageURL: URL, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(completionHandler: completionHandler) }
}

/// Finds how far a picture lies from another, or how it is bent.
open class VNTranslationalImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNImageTranslationAlignmentObservation]? { nil }
}
open class VNHomographicImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNImageHomographicAlignmentObservation]? { nil }
}

/// Finds the movement between two pictures.
open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest, @unchecked Sendable {
    /// The things that were seen: none.
    public var results: [VNPixelBufferObservation]? { nil }
    /// The care, and the format of the answer.
    open var computationAccuracy = ComputationAccuracy.high
    open var outputPixelFormat: OSType = kCVPixelFormatType_TwoComponent32Float
    open var keepNetworkOutput = false

    /// The care.
    public enum ComputationAccuracy: UInt, Sendable {
        case low, medium, high, veryHigh
    }
}

/// The place of a picture against another. None is found.
open class VNImageAlignmentObservation: VNObservation, @unchecked Sendable {}

/// The place of a picture that is moved against another. None is found.
open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    /// The way, in pixels.
    open var alignmentTransform: CGAffineTransform { .identity }
}

/// The place of a picture that is bent against another. None is found.
open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    /// The bend.
    open var warpTransform: simd_float3x3 { simd_float3x3(1) }
}
