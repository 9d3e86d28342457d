public import CoreGraphics
public import Foundation
import TintypeGraphics

/// A sink that takes photographs. Each try fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// Indicates whether pictures of high resolution can be taken.
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationEnabled = false
    open var isAutoDeferredPhotoDeliveryEnabled = false
    open var isZeroShutterLagEnabled = true
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled = false
    open var isVirtualDeviceFusionSupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliveryEnabled = false
    open var isDualCameraDualPhotoDeliverySupported: Bool { false }
    open var isDualCameraDualPhotoDeliveryEnabled = false
    open var isLivePhotoCaptureSuspended = false
    open var isLivePhotoAutoTrimmingEnabled = true
    open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
    open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
    open var isAppleProRAWEnabled = false
    open var isConstantColorSupported: Bool { false }
    open var isConstantColorEnabled = false
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var captureReadiness: CaptureReadiness { .sessionNotRunning }
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, AVError(.deviceNotConnected)) }

    /// The state of the next photograph.
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing
    }

    /// The weight of quality against speed.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced, quality
    }

    /// Takes no photograph: the delegate is told of an empty one, and of the end, with ``AVError/Code/deviceNotConnected``.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        let number = settings.uniqueID
        DispatchQueue.main.async { [self] in
            let error = AVError(.deviceNotConnected)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
            delegate.photoOutput(
                self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(uniqueID: number), error: error)
        }
    }
}

/// The wishes for a photograph.
open class AVCapturePhotoSettings: NSObject {
    private static let numbers = Lock<Int64>(0)

    /// A number that no other settings have.
    public let uniqueID: Int64

    public override init() {
        uniqueID = AVCapturePhotoSettings.numbers.withLock { last in
            last += 1
            return last
        }
    }

    /// Creates the wishes for a format.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
    }

    /// The format and the qualities of the photograph.
    open private(set) var format: [String: Any]?
    open var previewPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    open var isHighResolutionPhotoEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
    open var livePhotoMovieFileURL: URL?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var isShutterSoundSuppressionEnabled = false
    open var isAutoRedEyeReductionEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var embedsDepthDataInPhoto = true
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var metadata: [String: Any] = [:]
    open var isDepthDataFiltered = true
    open var embedsPortraitEffectsMatteInPhoto = true
    open var embedsSemanticSegmentationMattesInPhoto = true
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var livePhotoVideoCodecType = AVVideoCodecType.hevc
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
    open var rawFileFormat: [String: Any]?
    open var rawPhotoPixelFormatType: OSType { 0 }
    open var processedFileType: AVFileType? { nil }
    open var rawFileType: AVFileType? { nil }
    open var isAutoVirtualDeviceFusionEnabled = true
    open var isAutoDualCameraFusionEnabled = true
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
    open var isConstantColorEnabled = false
    open var isConstantColorFallbackPhotoDeliveryEnabled = false

    /// The use of the flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photograph that was taken. None is here.
open class AVCapturePhoto: NSObject {
    /// The photograph as the bytes of a file.
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
    open var timestamp: CMTime { .invalid }
}

extension AVCapturePhoto {
    /// The bytes of a file as someone wishes them to be changed: none.
    public func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? {
        nil
    }
    public func fileDataRepresentation(
        withReplacementMetadata replacementMetadata: [String: Any]?,
        replacementEmbeddedThumbnailPhotoFormat: [String: Any]?,
        replacementEmbeddedThumbnailPixelBuffer: CVPixelBuffer?, replacementDepthData: AVDepthData?
    ) -> Data? { nil }
}

/// The wishes for the bytes of a photograph's file. Nothing asks for them.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
    /// The facts and the depths that go into the file.
    func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
    func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData?
    func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte?
}

extension AVCapturePhotoFileDataRepresentationCustomizer {
    public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { photo.metadata }
    public func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData? { photo.depthData }
    public func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte? {
        photo.portraitEffectsMatte
    }
}

/// A photograph that is finished later. None is taken.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}

/// The state of a photograph's taking, for a button. None is taken.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject {
    /// The state, and the receiver of its changes.
    open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { .sessionNotRunning }
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?

    /// Creates the state of an output.
    public init(photoOutput: AVCapturePhotoOutput) {}
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
    open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}
}

/// The receiver of changes. Nothing calls it.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    /// Tells of a change.
    func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}

extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    public func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
    ) {}
}

/// The settings that a photograph was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// That of the settings that were asked for.
    public let uniqueID: Int64

    init(uniqueID: Int64) {
        self.uniqueID = uniqueID
    }
}

/// An object that is told of a photograph.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// The calls while a photograph is taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
