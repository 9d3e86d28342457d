extension NSPersistentCloudKitContainer {
    /// The kinds of what happens with iCloud.
    public enum EventType: Int, Sendable {
        case setup, `import`, export
    }

    /// Something that happens with iCloud: nothing does here.
    open class Event: NSObject, NSCopying, @unchecked Sendable {
        /// The facts about the event.
        public let identifier = UUID()
        public let storeIdentifier = ""
        public let type = EventType.setup
        public let startDate = Date.distantPast
        public let endDate: Date? = nil
        public let succeeded = false
        public let error: (any Error)? = nil

        override init() {}

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The key of the event in a notification.
    public static let eventNotificationUserInfoKey = "event"

    /// Indicates that an object can be changed: there is no other person whose objects they could be.
    public func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    public func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    public func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}

/// Asks for what happened with iCloud. A context refuses it.
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
    /// The form of the answer.
    open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events

    /// The request for what came after.
    open class func fetchEvents(after date: Date) -> Self { self.init() }
    open class func fetchEvents(after event: NSPersistentCloudKitContainer.Event?) -> Self { self.init() }

    public required override init() {}
}

/// The answer to a request for what happened with iCloud.
open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
    /// The forms of the answer.
    public enum ResultType: Int, Sendable {
        case events, countEvents
    }

    open var result: Any? { nil }
    open var resultType: ResultType { .events }
}
