public import Foundation
import FoundationOverlay

/// A reason why there are no contacts.
public struct CNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CNErrorDomain`.
    @_ErrorCodes(CNErrorDomain)
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError
        case authorizationDenied = 100
        case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300
        case validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor
        case changeHistoryInvalidFetchRequest
        case vCardMalformed = 700
        case vCardSummarizationError
    }
}

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"
