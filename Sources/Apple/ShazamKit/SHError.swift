public import Foundation

/// A reason why no song is found.
public struct SHError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `SHErrorDomain`.
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

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? SHError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { SHErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var invalidAudioFormat: Code { .invalidAudioFormat }
    public static var audioDiscontinuity: Code { .audioDiscontinuity }
    public static var signatureInvalid: Code { .signatureInvalid }
    public static var signatureDurationInvalid: Code { .signatureDurationInvalid }
    public static var matchAttemptFailed: Code { .matchAttemptFailed }
    public static var customCatalogInvalid: Code { .customCatalogInvalid }
    public static var customCatalogInvalidURL: Code { .customCatalogInvalidURL }
    public static var mediaLibrarySyncFailed: Code { .mediaLibrarySyncFailed }
    public static var internalError: Code { .internalError }
    public static var mediaItemFetchFailed: Code { .mediaItemFetchFailed }
}

/// The domain of the errors.
public let SHErrorDomain = "com.apple.ShazamKit"
