public import Foundation

/// A reason why nothing is felt.
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `CoreHapticsErrorDomain`.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case notSupported = -4809
        case serverInitFailed = -4810
        case invalidPatternPlayer = -4812
        case badEventEntry = -4820
        case badParameterEntry = -4821
        case invalidEventTime = -4826
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notSupported: Code { .notSupported }
}

/// The domain of the framework's errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
