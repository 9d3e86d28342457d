public import Foundation
import FoundationOverlay

/// A reason why a notification is refused.
public struct UNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `UNErrorDomain`.
    @_ErrorCodes(UNErrorDomain)
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
}

/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"
