public import Foundation

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// A stream of a source.
    open class Port: NSObject, @unchecked Sendable {
        /// The medium, the source, and where it is.
        open var mediaType: AVMediaType { .video }
        open var input: AVCaptureInput { AVCaptureInput() }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled = true
        open var clock: CMClock? { nil }
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
        open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    }

    /// The ports.
    open var ports: [Port] { [] }
}
/// A sink of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// The connections to a session's inputs: there are none.
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { nil }
}

/// A connection of an input with an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// The state and the turn of the pictures.
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoMirrored = false
    open var isVideoMirroringSupported: Bool { false }
    open var automaticallyAdjustsVideoMirroring = true
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoOrientationSupported: Bool { false }
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isVideoStabilizationSupported: Bool { false }
    open private(set) var inputPorts: [AVCaptureInput.Port] = []
    open private(set) var output: AVCaptureOutput?
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var videoMinFrameDuration = CMTime.invalid
    open var videoMaxFrameDuration = CMTime.invalid
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliveryEnabled = false

    override init() {}

    /// Creates a connection of ports with an output, or of one with a layer.
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
    }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (inputPorts, videoPreviewLayer) = ([port], layer)
    }
}

/// A channel of what is heard. Nothing is.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    override init() {}
    /// The strength in decibels: that of silence.
    open var averagePowerLevel: Float { -120 }
    open var peakHoldLevel: Float { -120 }
}

/// The turn of a film.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The steadying of a film.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
    case auto = -1
}

/// A device as a source of a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// - Throws: ``AVError/Code/deviceNotConnected``.
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }

    /// The ports of a medium: none.
    open func ports(
        for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
        sourceDevicePosition: AVCaptureDevice.Position
    ) -> [AVCaptureInput.Port] { [] }
    open var unifiedAutoExposureDefaultsEnabled = false
    open var videoMinFrameDurationOverride = CMTime.invalid
}

/// A road from cameras to where their pictures are shown. There are no cameras: it takes no input, and does not run.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of what is captured.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let photo = Preset(rawValue: "photo")
        public static let high = Preset(rawValue: "high")
        public static let medium = Preset(rawValue: "medium")
        public static let low = Preset(rawValue: "low")
        public static let inputPriority = Preset(rawValue: "inputPriority")
        public static let vga640x480 = Preset(rawValue: "640x480")
        public static let cif352x288 = Preset(rawValue: "352x288")
        public static let iFrame1280x720 = Preset(rawValue: "iFrame1280x720")
        public static let iFrame960x540 = Preset(rawValue: "960x540")
        public static let hd1280x720 = Preset(rawValue: "1280x720")
        public static let hd1920x1080 = Preset(rawValue: "1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "3840x2160")
    }

    public override init() {}

    /// The quality, the inputs and the outputs of the session.
    open var sessionPreset = Preset.high
    /// Empty: no device can be added.
    open var inputs: [AVCaptureInput] { [] }
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var connections: [AVCaptureConnection] { [] }
    open var automaticallyConfiguresApplicationAudioSession = true
    open var usesApplicationAudioSession = true
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var configuresApplicationAudioSessionToMixWithOthers = false
    open var synchronizationClock: CMClock? { nil }
    open var masterClock: CMClock? { nil }
    open func addInputWithNoConnections(_ input: AVCaptureInput) {}
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {}
    open func removeInput(_ input: AVCaptureInput) {}
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

    /// Fails: whoever observes ``runtimeErrorNotification`` is told of ``AVError/Code/deviceNotConnected``.
    open func startRunning() {
        NotificationCenter.default.post(
            name: AVCaptureSession.runtimeErrorNotification, object: self,
            userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
    }

    /// Ends the session.
    open func stopRunning() {}

    /// The names of the session's notifications.
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
}

extension Notification.Name {
    /// The names of a session's notifications.
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}

/// The key of a notification's error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
