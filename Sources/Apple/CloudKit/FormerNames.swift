/// The names that the types of records, of zones and of references had before Swift 4.2.
public typealias CKRecordID = CKRecord.ID
public typealias CKRecordZoneID = CKRecordZone.ID
public typealias CKReference = CKRecord.Reference
public typealias CKReferenceAction = CKRecord.Reference.Action

/// The names that the types of questions, of notices and of shares had.
public typealias CKQueryCursor = CKQueryOperation.Cursor
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
public typealias CKSubscriptionType = CKSubscription.SubscriptionType
public typealias CKQuerySubscriptionOptions = CKQuerySubscription.Options
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
public typealias CKNotificationType = CKNotification.NotificationType
public typealias CKQueryNotificationReason = CKQueryNotification.Reason
public typealias CKDatabaseScope = CKDatabase.Scope
public typealias CKShareParticipant = CKShare.Participant
public typealias CKShareMetadata = CKShare.Metadata
public typealias CKApplicationPermissions = CKContainer.ApplicationPermissions
public typealias CKApplicationPermissionStatus = CKContainer.ApplicationPermissionStatus

/// The number of records of a question without a limit, and the name of the zone that each database has.
public let CKQueryOperationMaximumResults = CKQueryOperation.maximumResults
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName
