public import Foundation
import FoundationOverlay

/// The reason why something failed.
public struct CBError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CBErrorDomain`.
    @_ErrorCodes(CBErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 0
        case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
        case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
        case unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut
        case tooManyLEPairedDevices
    }
}

/// The domain of the errors.
public let CBErrorDomain = "CBErrorDomain"
