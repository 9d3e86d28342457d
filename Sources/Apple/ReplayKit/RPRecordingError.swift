public import Foundation

/// The reason why the screen is not recorded.
public struct RPRecordingError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `RPRecordingErrorDomain`.
    public enum Code: Int, Sendable {
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
        case broadcastInvalidSession = -5808
        case systemDormancy = -5809
        case entitlements = -5810
        case activePhoneCall = -5811
        case failedToSave = -5812
        case carPlay = -5813

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? RPRecordingError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var userDeclined: Code { .userDeclined }
    public static var disabled: Code { .disabled }
    public static var failedToStart: Code { .failedToStart }
    public static var failed: Code { .failed }
    public static var insufficientStorage: Code { .insufficientStorage }
    public static var interrupted: Code { .interrupted }
    public static var contentResize: Code { .contentResize }
    public static var broadcastInvalidSession: Code { .broadcastInvalidSession }
    public static var systemDormancy: Code { .systemDormancy }
    public static var entitlements: Code { .entitlements }
    public static var activePhoneCall: Code { .activePhoneCall }
    public static var failedToSave: Code { .failedToSave }
    public static var carPlay: Code { .carPlay }
}

/// The domain of these errors.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
