public import Foundation

/// The reason why nothing is sent or found.
public struct MCError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `MCErrorDomain`.
    @_ErrorCodes(MCErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 0
        case notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
}

/// The domain of the errors.
public let MCErrorDomain = "MCErrorDomain"
