/// What is seen or heard by a device.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// What an app may do with a camera.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// On which side of a device it is.
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
        public static let builtInDualCamera = DeviceType(rawValue: "dual")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "depth")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    }

    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var torchMode: TorchMode = .off
    open var position: Position { .unspecified }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}

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

open class AVCaptureInput: NSObject, @unchecked Sendable {}
open class AVCaptureOutput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
    }
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    open var isHighResolutionCaptureEnabled = false
    /// No photograph is taken, and the delegate is told nothing.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

open class AVCapturePhotoSettings: NSObject {
    public override init() {}
    open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photograph that was taken. None is here.
open class AVCapturePhoto: NSObject {
    open func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Brings what a camera sees to where it is shown. Nothing is seen.
open class AVCaptureSession: NSObject, @unchecked Sendable {
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

    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func startRunning() {}
    open func stopRunning() {}
}
