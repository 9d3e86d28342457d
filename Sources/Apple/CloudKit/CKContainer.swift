/// The data bases of an app: nobody is signed in.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let one = CKContainer(identifier: "")
    /// The name of the container, and its data bases.
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase(.public)
    public let privateCloudDatabase = CKDatabase(.private)
    public let sharedCloudDatabase = CKDatabase(.shared)

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

    /// Gives the data base of a kind, and begins an operation, which fails at once.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    open func add(_ operation: CKOperation) { operation.fail() }
}

extension Notification.Name {
    /// The name of notifications of another account, which are never sent.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A data base that nobody is signed in to.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The kinds of data bases.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    /// The kind of the data base.
    public let databaseScope: Scope

    init(_ scope: Scope) {
        databaseScope = scope
    }

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
