public import Foundation
public import QuartzCore

// The settings of a camera for light, focus and colour. There is none: each setting is refused by a call of its handler.
extension AVCaptureDevice {
    /// The greatest level of a light, 0...1.
    public class var maxAvailableTorchLevel: Float { 1 }

    /// The light that falls on the sensor: nothing does.
    public var iso: Float { 0 }
    public var exposureDuration: CMTime { .zero }
    public var exposureTargetOffset: Float { 0 }
    public var lensAperture: Float { 0 }
    public var lensPosition: Float { 0 }
    public var isAdjustingFocus: Bool { false }
    public var isAdjustingExposure: Bool { false }
    public var isAdjustingWhiteBalance: Bool { false }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    public var isLowLightBoostSupported: Bool { false }
    public var isLowLightBoostEnabled: Bool { false }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var maxWhiteBalanceGain: Float { 1 }

    /// The bounds of the zoom, and the lenses behind it.
    public func cancelVideoZoomRamp() {}
    public var isRampingVideoZoom: Bool { false }
    public var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var isVirtualDevice: Bool { false }
    public var modelID: String { "" }
    public var manufacturer: String { "" }

    /// Sets the light, the focus and the white by numbers.
    public func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) { handler?(.zero) }
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
    ) { handler?(.zero) }
    public func temperatureAndTintValues(
        for whiteBalanceGains: WhiteBalanceGains
    ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
    public func deviceWhiteBalanceGains(
        for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
    ) -> WhiteBalanceGains { WhiteBalanceGains() }

    /// The values that stand for those that are set.
    public class var currentLensPosition: Float { .greatestFiniteMagnitude }
    public class var currentISO: Float { .greatestFiniteMagnitude }
    public class var currentExposureDuration: CMTime { .invalid }
    public class var currentExposureTargetBias: Float { .greatestFiniteMagnitude }
    public class var currentWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }

    /// The camera that people prefer: there is none, and what is set is not kept.
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    public class var systemPreferredCamera: AVCaptureDevice? { nil }

    /// The means that a person has switched on in the system, which has none.
    public class var isCenterStageEnabled: Bool {
        get { false }
        set {}
    }
    public class var centerStageControlMode: CenterStageControlMode {
        get { .user }
        set {}
    }
    public class var isPortraitEffectEnabled: Bool { false }
    public class var isStudioLightEnabled: Bool { false }
    public var isStudioLightActive: Bool { false }
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    public class var reactionEffectsEnabled: Bool { false }
    public class var preferredMicrophoneMode: MicrophoneMode { .standard }
    public class var activeMicrophoneMode: MicrophoneMode { .standard }
    public class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}
    public var isCenterStageActive: Bool { false }
    public var isPortraitEffectActive: Bool { false }

    /// The one who follows people with the camera.
    public enum CenterStageControlMode: Int, Sendable {
        case user, app, cooperative
    }

    /// The way in which a microphone hears.
    public enum MicrophoneMode: Int, Sendable {
        case standard, wideSpectrum, voiceIsolation
    }

    /// The system's pages for cameras and microphones. None is shown.
    public enum SystemUserInterface: Int, Sendable {
        case videoEffects = 1
        case microphoneModes
    }

    /// The distance from which on it is sharp in millimetres, -1 where it is not known, and the way that near things are seen.
    public var minimumFocusDistance: Int { -1 }
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { .none }
        set {}
    }
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    public var isGeometricDistortionCorrectionEnabled: Bool {
        get { false }
        set {}
    }
    public var isGlobalToneMappingEnabled: Bool {
        get { false }
        set {}
    }
    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    public var fallbackPrimaryConstituentDevices: [AVCaptureDevice] { [] }
    public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
    public func setPrimaryConstituentDeviceSwitchingBehavior(
        _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
        restrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    ) {}
    public var systemPressureState: SystemPressureState { SystemPressureState() }
    public var isSuspended: Bool { false }
    public var linkedDevices: [AVCaptureDevice] { [] }
    public var activeMaxExposureDuration: CMTime {
        get { .invalid }
        set {}
    }
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    public class func devices() -> [AVCaptureDevice] { [] }
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// The distances at which it is made sharp by itself.
    public enum AutoFocusRangeRestriction: Int, Sendable {
        case none, near, far
    }

    /// The way in which a device of several lenses changes between them.
    public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
        case unsupported, auto, restricted, locked
    }

    /// The reasons for which such a device changes all the same.
    public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
        /// Changes of the zoom, of the focus or of the exposure.
        public static let videoZoomChanged = Self(rawValue: 1)
        public static let focusModeChanged = Self(rawValue: 2)
        public static let exposureModeChanged = Self(rawValue: 4)
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The heat of the system, and its reasons: none.
    open class SystemPressureState: NSObject, @unchecked Sendable {
        override init() {}
        /// The strength of the heat, and its reasons.
        open var level: Level { .nominal }
        open var factors: Factors { [] }

        /// The strength.
        public struct Level: Hashable, RawRepresentable, Sendable {
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }
        }

        /// The reasons.
        public struct Factors: OptionSet, Sendable {
            public static let systemTemperature = Factors(rawValue: 1)
            public static let peakPower = Factors(rawValue: 2)
            public static let depthModuleTemperature = Factors(rawValue: 4)
            public static let cameraTemperature = Factors(rawValue: 8)
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }
        }
    }

    /// The strength of each colour of a sensor.
    public struct WhiteBalanceGains: Hashable, Sendable {
        /// The strengths, from 1 on.
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float

        /// Creates strengths.
        public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }

    /// The colour of white light, in kelvins, and its tint.
    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        /// The values.
        public var temperature: Float
        public var tint: Float

        /// Creates values.
        public init(temperature: Float = 6500, tint: Float = 0) {
            (self.temperature, self.tint) = (temperature, tint)
        }
    }

    /// The turn of pictures to the horizon. There is no camera: 90 degrees, as of a phone that is held upright.
    open class RotationCoordinator: NSObject, @unchecked Sendable {
        /// The camera and the layer that shows it.
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }

        /// Creates the turn of a camera's pictures.
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
    }
}

extension AVCaptureDevice.Format {
    /// The facts of a format: of no camera.
    public var minISO: Float { 0 }
    public var maxISO: Float { 0 }
    public var minExposureDuration: CMTime { .zero }
    public var maxExposureDuration: CMTime { .zero }
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
    public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    public var formatDescription: CMFormatDescription { CMFormatDescription() }
    public var mediaType: AVMediaType { .video }
    public var isMultiCamSupported: Bool { false }
    public var isVideoBinned: Bool { false }
    public var isHighestPhotoQualitySupported: Bool { false }
    public var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    public var isCenterStageSupported: Bool { false }
    public var isStudioLightSupported: Bool { false }
    public var reactionEffectsSupported: Bool { false }
    public var isGlobalToneMappingSupported: Bool { false }
    public var isAutoVideoFrameRateSupported: Bool { false }
    public var videoSupportedFrameRateRange: AVFrameRateRange? { nil }
    public var autoFocusSystem: AutoFocusSystem { .none }
    public var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
    public var supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat] { [] }
    public var videoMinZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var videoMaxZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var unsupportedCaptureOutputClasses: [AnyClass] { [] }
    public var geometricDistortionCorrectedVideoFieldOfView: Float { 0 }

    /// The means by which a camera finds its focus.
    public enum AutoFocusSystem: Int, Sendable {
        case none, contrastDetection, phaseDetection
    }

    /// The support of blurred backgrounds and of steady pictures: none; and the zoom from which on pixels grow.
    public var isPortraitEffectSupported: Bool { false }
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    public func isVideoStabilizationModeSupported(
        _ videoStabilizationMode: AVCaptureVideoStabilizationMode
    ) -> Bool { false }
}

/// A range of pictures a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    /// The ends.
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }

    override init() {}
}

/// The space of a camera's colours.
public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB, P3_D65, HLG_BT2020, appleLog
}

extension AVCaptureDevice {
    /// The names of the notices of cameras that come and go. None is posted.
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
}

extension AVCaptureDevice.DiscoverySession {
    /// The devices that work together: none.
    public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
}

extension NSNotification.Name {
    /// The notices of cameras that come and go. None is posted.
    public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
