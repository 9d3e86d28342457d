public import Foundation

/// A reason why a page cannot be used.
public struct WKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `WKErrorDomain`.
    @_ErrorCodes(WKErrorDomain)
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
    }
}

/// The domain of the framework's errors.
public let WKErrorDomain = "WKErrorDomain"
