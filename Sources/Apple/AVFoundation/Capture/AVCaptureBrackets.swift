public import Foundation

/// A setting of one photograph among several.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
    override init() {}
}

/// The exposure of one photograph by itself.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    /// In stops.
    public let exposureTargetBias: Float

    private init(bias: Float) {
        exposureTargetBias = bias
        super.init()
    }

    /// Makes a setting; the bias is in stops.
    open class func autoExposureSettings(
        exposureTargetBias: Float
    ) -> AVCaptureAutoExposureBracketedStillImageSettings {
        AVCaptureAutoExposureBracketedStillImageSettings(bias: exposureTargetBias)
    }
}

/// The exposure of one photograph by numbers.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable
{
    /// The numbers.
    public let exposureDuration: CMTime
    public let iso: Float

    private init(_ duration: CMTime, _ iso: Float) {
        (exposureDuration, self.iso) = (duration, iso)
        super.init()
    }

    /// Makes a setting.
    open class func manualExposureSettings(
        exposureDuration duration: CMTime, iso ISO: Float
    ) -> AVCaptureManualExposureBracketedStillImageSettings {
        AVCaptureManualExposureBracketedStillImageSettings(duration, ISO)
    }
}

/// The settings of several photographs.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
    /// The settings of each.
    open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
    open var isLensStabilizationEnabled = false

    /// Creates settings of several photographs.
    public convenience init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.init(format: processedFormat)
        self.bracketedSettings = bracketedSettings
    }
}

extension AVCapturePhotoOutput {
    /// The abilities of a camera: none.
    public var isPortraitEffectsMatteDeliverySupported: Bool { false }
    public var availablePhotoPixelFormatTypes: [OSType] { [] }
    public var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    public var availablePhotoFileTypes: [AVFileType] { [] }
    public var availableRawPhotoFileTypes: [AVFileType] { [] }
    public var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    public var isAppleProRAWSupported: Bool { false }
    public var isStillImageStabilizationSupported: Bool { false }
    public var isDualCameraFusionSupported: Bool { false }
    public var isCameraCalibrationDataDeliverySupported: Bool { false }
    public var isResponsiveCaptureSupported: Bool { false }
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isZeroShutterLagSupported: Bool { false }
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    public var isShutterSoundSuppressionSupported: Bool { false }
    public var isFlashScene: Bool { false }
    public var maxBracketedCapturePhotoCount: Int { 0 }
    public var livePhotoMovieProcessingSupported: Bool { false }
    public class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
    public class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
    public func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    public func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
}

/// The mask of hair, skin or teeth in a photograph. None comes here.
open class AVSemanticSegmentationMatte: NSObject, @unchecked Sendable {
    override init() {}
    /// The mask.
    open var mattingImage: CVPixelBuffer { .clear }
    open var matteType: MatteType { .skin }

    /// The part of a person.
    public struct MatteType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let skin = MatteType(rawValue: "skin")
        public static let hair = MatteType(rawValue: "hair")
        public static let teeth = MatteType(rawValue: "teeth")
        public static let glasses = MatteType(rawValue: "glasses")
    }
}

extension AVCapturePhotoSettings {
    /// The formats that may be asked for in a file: none.
    public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    public var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

    /// Creates settings of a raw photograph, and of a processed one beside it.
    public convenience init(rawPixelFormatType: OSType) { self.init(format: nil) }
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
        self.init(format: processedFormat)
    }
}

extension AVCapturePhoto {
    /// The facts of a photograph, of which there is none.
    public var isRawPhoto: Bool { false }
    public var depthData: AVDepthData? { nil }
    public var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    public var cameraCalibrationData: AVCameraCalibrationData? { nil }
    public var previewPixelBuffer: CVPixelBuffer? { nil }
    public var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    public var bracketSettings: AVCaptureBracketedStillImageSettings? { nil }
    public var sequenceCount: Int { 0 }
    public var photoCount: Int { 0 }
    public var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(uniqueID: 0) }
    public func semanticSegmentationMatte(
        for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> AVSemanticSegmentationMatte? { nil }
}

extension AVCaptureResolvedPhotoSettings {
    /// The forms of a photograph, which has none.
    public var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    public var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    public var previewDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    public var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    public var isFlashEnabled: Bool { false }
    public var isRedEyeReductionEnabled: Bool { false }
    public var expectedPhotoCount: Int { 0 }
    public var photoProcessingTimeRange: CMTimeRange { .invalid }
}
