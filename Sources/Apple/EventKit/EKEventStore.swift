public import Foundation

extension Notification.Name {
    /// Posted by stores whose calendars changed: none here.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The completion of a question for permission.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The calendars of the device. Nobody gave a permission, so that there is nothing to read, and what is saved is refused.
open class EKEventStore: NSObject, @unchecked Sendable {
    /// The name of the store.
    public let eventStoreIdentifier = UUID().uuidString

    public override init() {}

    /// Creates a store of some accounts.
    public init(sources: [EKSource]) {}

    /// The permission, for which nobody was asked.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    /// Asks for a permission: `completion` is given false at once, without an error, as where a person says no.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { completion(false, nil) }

    /// - Returns: false, as where a person says no.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    /// The accounts and calendars: none.
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    /// - Throws: ``EKError/Code/eventStoreNotAuthorized``.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}

    /// Predicates of a time and of calendars, to which nothing answers.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// The events and reminders that answer to a predicate: none, and nil of reminders, which could not be read.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) { block(event, &stop) }
    }
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(nil)
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}
