public import Foundation

/// A reason why something of the framework fails.
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `AVFoundationErrorDomain`.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case fileFormatNotRecognized = -11828
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var deviceNotConnected: Code { .deviceNotConnected }
}

/// The domain of the framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
