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
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        case contentRuleListStoreVersionMismatch = 9
        case attributedStringContentFailedToLoad = 10
        case attributedStringContentLoadTimedOut = 11
        case javaScriptInvalidFrameTarget = 12
        case navigationAppBoundDomain = 13
        case javaScriptAppBoundDomain = 14
        case duplicateCredential = 15
        case malformedCredential = 16
        case credentialNotFound = 17

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? WKError)?.code == code }
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    public static var duplicateCredential: Code { .duplicateCredential }
    public static var malformedCredential: Code { .malformedCredential }
    public static var credentialNotFound: Code { .credentialNotFound }
}

/// The domain of the framework's errors.
public let WKErrorDomain = "WKErrorDomain"
