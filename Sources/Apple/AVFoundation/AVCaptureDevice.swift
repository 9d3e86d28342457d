public import Foundation

/// The kind of medium that a device captures.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let text = AVMediaType(rawValue: "text")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let depthData = AVMediaType(rawValue: "dpth")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    public static let haptic = AVMediaType(rawValue: "hapt")
    public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
}

/// The user's permission for a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// On which side of a device it is.
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    /// The use of the flash.
    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    /// The use of the torch.
    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    /// The type of the device.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
        public static let builtInDualCamera = DeviceType(rawValue: "dual")
        public static let builtInDuoCamera = DeviceType(rawValue: "dual")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "depth")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
        public static let builtInDualWideCamera = DeviceType(rawValue: "dualWide")
        public static let builtInTripleCamera = DeviceType(rawValue: "triple")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "lidar")
        public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
        public static let microphone = DeviceType(rawValue: "microphone")
        public static let continuityCamera = DeviceType(rawValue: "continuity")
        public static let external = DeviceType(rawValue: "external")
    }

    /// The abilities and the settings of the device.
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var torchMode: TorchMode = .off
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var localizedName: String { "" }
    open var uniqueID: String { "" }
    open var isConnected: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var torchLevel: Float { 0 }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

    /// The zoom, the focus, the exposure and the formats of the device.
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open var focusMode = FocusMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var exposureMode = ExposureMode.locked
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var activeColorSpace = AVCaptureColorSpace.sRGB
    open var activeDepthDataFormat: Format?
    open var automaticallyAdjustsVideoHDREnabled = true
    open var isVideoHDREnabled = false
    open var isFaceDrivenAutoFocusEnabled = false
    open var activeFormat = Format()
    open var formats: [Format] { [] }
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid

    /// The name of the notification that the picture has changed much.
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")

    /// The way of finding the focus.
    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    /// The way of finding the exposure.
    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    /// The way of finding the white.
    public enum WhiteBalanceMode: Int, Sendable {
        case locked, autoWhiteBalance, continuousAutoWhiteBalance
    }

    /// A format of pictures.
    open class Format: NSObject, @unchecked Sendable {
        /// The greatest zoom.
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
    }

    /// The devices of some kinds, of which there are none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// The devices.
        open var devices: [AVCaptureDevice] { [] }

        /// Creates a search for devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}

    /// The device for a medium; nil where there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
}
