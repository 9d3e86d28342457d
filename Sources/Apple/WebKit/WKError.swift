public import Foundation

/// A reason why a page cannot be used.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `WKErrorDomain`.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The domain of the framework's errors.
public let WKErrorDomain = "WKErrorDomain"
