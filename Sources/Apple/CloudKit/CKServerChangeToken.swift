public import Foundation

/// A place among the changes of a data base. Nobody has one.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    override init() {}

    /// Reads and writes nothing.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
}

/// Fetches the changes of parts of a data base.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The wishes for a part.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        /// The place to begin at, and what is fetched.
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit: Int?
        open var desiredKeys: [CKRecord.FieldKey]?

        /// Creates wishes.
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.previousServerChangeToken = previousServerChangeToken
            (self.resultsLimit, self.desiredKeys) = (resultsLimit, desiredKeys)
        }
    }

    /// The parts, and what is told.
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            ) -> Void
        )?
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for parts.
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]?, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }

    override func fail() {
        for zone in recordZoneIDs ?? [] {
            recordZoneFetchCompletionBlock?(zone, nil, nil, false, CKError(.notAuthenticated))
            recordZoneFetchResultBlock?(zone, .failure(CKError(.notAuthenticated)))
        }
        fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
        fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Fetches the names of the parts that have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place to begin at, and what is told.
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var fetchAllChanges = true
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

    /// Creates one that begins at a place.
    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func fail() {
        fetchDatabaseChangesCompletionBlock?(nil, false, CKError(.notAuthenticated))
        fetchDatabaseChangesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}
