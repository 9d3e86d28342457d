import Foundation

/// Fetches records by their identities.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The identities, and what is told.
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for identities.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    /// Fetches the record of whoever is signed in.
    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func fail() {
        for identity in recordIDs ?? [] {
            perRecordCompletionBlock?(nil, identity, CKError(.notAuthenticated))
            perRecordResultBlock?(identity, .failure(CKError(.notAuthenticated)))
        }
        fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Keeps and deletes parts of a data base.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The parts, and what is told.
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for parts.
    public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func fail() {
        for zone in recordZonesToSave ?? [] {
            perRecordZoneSaveBlock?(zone.zoneID, .failure(CKError(.notAuthenticated)))
        }
        for zone in recordZoneIDsToDelete ?? [] {
            perRecordZoneDeleteBlock?(zone, .failure(CKError(.notAuthenticated)))
        }
        modifyRecordZonesCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Fetches parts of a data base.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The parts, and what is told.
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for parts, or for all of them.
    public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
        self.init()
        recordZoneIDs = zoneIDs
    }
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

    override func fail() {
        for zone in recordZoneIDs ?? [] {
            perRecordZoneResultBlock?(zone, .failure(CKError(.notAuthenticated)))
        }
        fetchRecordZonesCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}
