public import Foundation

/// The reason why nothing plays.
public struct MPError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `MPErrorDomain`.
    @_ErrorCodes(MPErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 0
        case permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported
        case cancelled, requestTimedOut
    }
}

/// The domain of the errors.
public let MPErrorDomain = "MPErrorDomain"
