public import Foundation

/// The reason why nothing is found.
public struct CSIndexError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CSIndexErrorDomain`.
    @_ErrorCodes(CSIndexErrorDomain)
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }
}

/// The domain of the errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
