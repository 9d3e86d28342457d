public import Foundation
import FoundationOverlay

/// The reason why nothing is sent.
public struct WCError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `WCErrorDomain`.
    @_ErrorCodes(WCErrorDomain)
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
}

/// The domain of the errors.
public let WCErrorDomain = "WCErrorDomain"
