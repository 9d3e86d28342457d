public import Foundation

/// A reason why a notification is refused.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `UNErrorDomain`.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

/// The domain of the framework's errors.
public let UNErrorDomain = "UNErrorDomain"
