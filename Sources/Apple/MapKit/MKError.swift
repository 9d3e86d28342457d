public import Foundation

/// The reason why nothing was found.
public struct MKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `MKErrorDomain`.
    @_ErrorCodes(MKErrorDomain)
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
}

/// The domain of the errors.
public let MKErrorDomain = "MKErrorDomain"
