/// A place in a store's history. There is none: nothing makes one here.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// True: a token is kept between runs.
    public static var supportsSecureCoding: Bool { true }

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The kinds of a change.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    case insert, update, delete
}

/// A change of an object in a store's history.
open class NSPersistentHistoryChange: NSObject, NSCopying {
    /// The object, and what was done to it.
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    /// The number of the change.
    open var changeID: Int64 { 0 }
    /// The facts that were kept of an object that is gone, and the properties that were set.
    open var tombstone: [AnyHashable: Any]? { nil }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
    open weak var transaction: NSPersistentHistoryTransaction?

    init(_ changedObjectID: NSManagedObjectID, _ changeType: NSPersistentHistoryChangeType) {
        self.changedObjectID = changedObjectID
        self.changeType = changeType
    }

    /// The entity and the request of changes: none.
    open class var entityDescription: NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "CHANGE") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes that were saved together.
open class NSPersistentHistoryTransaction: NSObject, NSCopying {
    /// The changes, when they were saved, and by whom.
    open var changes: [NSPersistentHistoryChange]? { nil }
    open var timestamp: Date { .distantPast }
    open var transactionNumber: Int64 { 0 }
    open var storeID: String { "" }
    open var bundleID: String { "" }
    open var processID: String { "" }
    open var contextName: String? { nil }
    open var author: String? { nil }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }

    /// The entity and the request of transactions.
    open class var entityDescription: NSEntityDescription? { nil }
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        NSFetchRequest(entityName: "TRANSACTION")
    }
    /// The notification by which a context takes the changes over.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The forms of a history.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks for a store's history. A context refuses it: no history is kept here.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// The form of the answer, and where it begins.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open private(set) var token: NSPersistentHistoryToken?
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    /// The request for what came after, or to forget what came before.
    open class func fetchHistory(after date: Date) -> Self { made(nil) }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { made(token) }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self { made(nil) }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        let request = made(nil)
        request.fetchRequest = fetchRequest
        return request
    }
    open class func deleteHistory(before date: Date) -> Self { made(nil) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { made(token) }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { made(nil) }

    public required override init() {}

    private class func made(_ token: NSPersistentHistoryToken?) -> Self {
        let request = self.init()
        request.token = token
        return request
    }
}

/// The answer to a request for a history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The answer, and its form.
    open var result: Any? { nil }
    open var resultType: NSPersistentHistoryResultType { .statusOnly }
}

/// The keys of a remote change's facts.
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStoreCoordinator {
    /// nil: no history is kept here.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}
