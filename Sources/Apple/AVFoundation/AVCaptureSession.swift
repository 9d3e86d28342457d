public import Foundation

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// A sink of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}

/// A device as a source of a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// - Throws: ``AVError/Code/deviceNotConnected``.
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
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
    }

    public override init() {}

    /// The quality, the inputs and the outputs of the session.
    open var sessionPreset = Preset.high
    /// Empty: no device can be added.
    open var inputs: [AVCaptureInput] { [] }
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
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
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
}

/// The key of a notification's error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
