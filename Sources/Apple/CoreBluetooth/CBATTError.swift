public import Foundation
import FoundationOverlay

/// The reason why a device refuses to read or to write.
public struct CBATTError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CBATTErrorDomain`.
    @_ErrorCodes(CBATTErrorDomain)
    public enum Code: Int, Sendable {
        case success = 0
        case invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }
}

/// The domain of the errors.
public let CBATTErrorDomain = "CBATTErrorDomain"
