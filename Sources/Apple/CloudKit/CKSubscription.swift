public import Foundation

/// A wish to be told of changes. It is a value here: nothing is ever told.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The identity of a subscription.
    public typealias ID = String

    /// The kinds of subscriptions.
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }

    /// The look of the notification of a change.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The texts, the sound and the badge.
        open var title: String?
        open var subtitle: String?
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var category: String?
        open var collapseIDKey: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
    }

    /// The identity and the kind, and the look of its notifications.
    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, _ identity: ID?) {
        (subscriptionType, subscriptionID) = (type, identity ?? UUID().uuidString)
    }
}

/// A wish to be told of changes of the records that answer a question.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes that are told.
    public struct Options: OptionSet, Sendable {
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The question, and the changes.
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?

    /// Creates a wish for the records of a type.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(.query, subscriptionID)
    }
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(.query, nil)
    }
}

/// A wish to be told of changes in a part of a data base.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The part, and the type of the records; nil for all.
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?

    /// Creates a wish for a part.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.zoneID = zoneID
        super.init(.recordZone, subscriptionID)
    }
    public init(zoneID: CKRecordZone.ID) {
        self.zoneID = zoneID
        super.init(.recordZone, nil)
    }
}

/// A wish to be told of changes in a data base.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The type of the records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Creates a wish for a data base.
    public init(subscriptionID: CKSubscription.ID) {
        super.init(.database, subscriptionID)
    }
    public init() {
        super.init(.database, nil)
    }
}

extension CKDatabase {
    /// Keeps, finds and deletes subscriptions: all of it fails.
    public func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
    }
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
    }
    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CKError(.notAuthenticated)
    }
}

/// Keeps and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions, and what is told.
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for subscriptions.
    public init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func fail() {
        modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}
