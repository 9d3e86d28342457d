public import Foundation

/// A reason why no song is found.
public struct SHError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `SHErrorDomain`.
    @_ErrorCodes(SHErrorDomain)
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100
        case audioDiscontinuity = 101
        case signatureInvalid = 200
        case signatureDurationInvalid = 201
        case matchAttemptFailed = 202
        case customCatalogInvalid = 300
        case customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400
        case internalError = 500
        case mediaItemFetchFailed = 600
    }
}

/// The domain of the errors.
public let SHErrorDomain = "com.apple.ShazamKit"
