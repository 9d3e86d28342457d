public import Foundation

/// The reason why nothing is kept or found.
public struct CKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CKErrorDomain`.
    @_ErrorCodes(CKErrorDomain)
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated
        case serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
        case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
        case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
        case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
        case assetNotAvailable, accountTemporarilyUnavailable
    }

    /// Creates the error that one of Foundation's tells of; one of CloudKit's own for a number that is no reason.
    public init(_nsError error: NSError) {
        self.init(Code(rawValue: error.code) ?? .internalError, userInfo: error.userInfo)
    }

    /// The seconds after which it may be tried again, the errors of single things, and the records that are at odds.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
}

/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"

/// The names of what an error tells.
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
