public import Foundation

/// Work in a container.
open class CKOperation: Operation, @unchecked Sendable {
    /// The name of an operation.
    public typealias ID = String

    /// The settings of operations.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The choices of the way, and the times in seconds.
        open var container: CKContainer?
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var qualityOfService = QualityOfService.default
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800

        public override init() {}
    }

    /// The settings, the group, and the name.
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    public let operationID: ID = UUID().uuidString
    open var longLivedOperationWasPersistedBlock: () -> Void = {}

    func fail() {}
}

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    /// The name and the settings of the group.
    public let operationGroupID = UUID().uuidString
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    open var name: String?
    open var quantity = 0

    public override init() {}
}

/// Work on a data base.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The data base that is worked on.
    open var database: CKDatabase?
}

/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place at which a search goes on.
    open class Cursor: NSObject, @unchecked Sendable {}

    /// The number of records that stands for as many as there may be.
    public static let maximumResults = 0
    /// The question, and what is told.
    open var query: CKQuery?
    open var zoneID: CKRecordZone.ID?
    open var cursor: Cursor?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    /// Creates one of a question, or of a place.
    public init(query: CKQuery) {
        self.query = query
    }

    /// Creates one that goes on at a place.
    public init(cursor: Cursor) {
        self.cursor = cursor
    }

    public override init() {}

    override func fail() {
        queryCompletionBlock?(nil, CKError(.notAuthenticated))
        queryResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Keeps and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records that others may be kept in the place of.
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged, changedKeys, allKeys
    }

    /// The records, and what is told.
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var clientChangeTokenData: Data?
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for records.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail() {
        for record in recordsToSave ?? [] {
            perRecordCompletionBlock?(record, CKError(.notAuthenticated))
            perRecordSaveBlock?(record.recordID, .failure(CKError(.notAuthenticated)))
        }
        for identity in recordIDsToDelete ?? [] {
            perRecordDeleteBlock?(identity, .failure(CKError(.notAuthenticated)))
        }
        modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}
