/// The data bases of an app: nobody is signed in.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let one = CKContainer(identifier: "")
    /// The name of the container, and its data bases.
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase()
    public let privateCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()

    /// The container of the app, or of a name.
    open class func `default`() -> CKContainer { one }
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }

    /// Tells that there is no account.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

extension Notification.Name {
    /// The name of notifications of another account, which are never sent.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A data base that nobody is signed in to.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Keeps, finds and deletes records: all of it fails.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }

    /// Begins an operation, which fails at once.
    open func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

/// Work on a data base.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
    /// The data base that is worked on.
    open var database: CKDatabase?

    func fail() {}
}

/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place at which a search goes on.
    open class Cursor: NSObject, @unchecked Sendable {}

    /// The number of records that stands for as many as there may be.
    public static let maximumResults = 0
    /// The question, and what is told.
    open var query: CKQuery?
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

    public override init() {
        super.init()
    }

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
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for records.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail() {
        modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}
