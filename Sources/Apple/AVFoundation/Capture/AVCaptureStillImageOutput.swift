public import Foundation

/// The older sink that takes photographs. Each try fails with ``AVError/Code/deviceNotConnected``.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The form of the pictures, and the abilities of a camera, of which there is none.
    open var outputSettings: [String: Any] = [:]
    open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    open var isStillImageStabilizationSupported: Bool { false }
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
    open var isStillImageStabilizationActive: Bool { false }
    open var isHighResolutionStillImageOutputEnabled = false
    open var isCapturingStillImage: Bool { false }

    /// Takes no photograph.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) { handler(nil, AVError(.deviceNotConnected)) }

    /// The photograph as a file: nil.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// Plays what a microphone hears. There is none.
open class AVCaptureAudioPreviewOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The loudness, 0...1.
    open var volume: Float = 0
}

/// The older codec's name of photographs.
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"

extension AVCaptureOutput {
    /// A rectangle of the picture, and of the facts about it, as if the picture filled one.
    public func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        rectInOutputCoordinates
    }
    public func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates
    }
}

extension AVCapturePhotoOutput {
    /// The file of a photograph in a buffer: nil, as no camera fills one.
    public class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
    public class func dngPhotoDataRepresentation(
        forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}
