public import Foundation

/// A reason why there is no photograph.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `PHPhotosErrorDomain`.
    public enum Code: Int, Sendable {
        case userCancelled = 3072
        case identifierNotFound = 3201
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The domain of the framework's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
