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
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "depth")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    }

    /// The abilities and the settings of the device.
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var torchMode: TorchMode = .off
    open var position: Position { .unspecified }
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
