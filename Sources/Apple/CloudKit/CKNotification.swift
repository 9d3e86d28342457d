public import Foundation

/// A notification of a change.
open class CKNotification: NSObject, @unchecked Sendable {
    /// The kinds of notifications.
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }

    /// The kind, the container and the subscription.
    public let notificationType: NotificationType
    public let containerIdentifier: String?
    open var subscriptionID: CKSubscription.ID?
    open var isPruned: Bool { false }
    open var alertBody: String? { nil }
    open var category: String? { nil }

    /// - Returns: nil: no change is told here, and none can be read from a notification.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
}

/// A notification of records that answer a question.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The kinds of changes.
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated, recordDeleted
    }

    /// The change, and the record.
    open var queryNotificationReason: Reason { .recordUpdated }
    open var recordID: CKRecord.ID? { nil }
    open var recordFields: [String: any CKRecordValue]? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification of a part of a data base.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    /// The part.
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

/// A notification of a data base.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    /// The kind of the data base.
    open var databaseScope: CKDatabase.Scope { .private }
}
