public import CoreGraphics
public import CoreLocation
public import Foundation

/// Anything of a calendar's.
open class EKObject: NSObject {
    /// Indicates whether no store has it: none has anything.
    open var isNew: Bool { true }

    /// - Returns: false: there is no store to read it from.
    open func refresh() -> Bool { false }
    open var hasChanges: Bool { true }

    /// Forgets changes: an entry that no store has keeps what it was given.
    open func reset() {}
    open func rollback() {}
}

/// An account of calendars. There is none.
open class EKSource: EKObject {
    /// The facts about the account, and its calendars: none.
    public let sourceIdentifier = UUID().uuidString
    public let sourceType = EKSourceType.local
    public let title = ""
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
    open var isDelegate: Bool { false }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject {
    /// The facts about the calendar.
    public let calendarIdentifier = UUID().uuidString
    public let allowedEntityTypes: EKEntityMask
    public let type = EKCalendarType.local
    open var title = ""
    open var cgColor: CGColor!
    open var source: EKSource!
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }

    /// Creates a calendar of nothing, to be replaced later.
    public override init() {
        allowedEntityTypes = []
    }

    /// Creates a calendar, which no store keeps.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }
}

/// The facts that events and reminders share.
open class EKCalendarItem: EKObject {
    /// The facts about the entry; dates are those of a store, which none has.
    public let calendarItemIdentifier = UUID().uuidString
    public let creationDate: Date? = nil
    public let lastModifiedDate: Date? = nil
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { false }
    open var attendees: [EKParticipant]? { nil }
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

    /// Adds and takes away alarms and rules.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that takes place.
open class EKEvent: EKCalendarItem {
    /// The facts about the event.
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    open var organizer: EKParticipant? { nil }

    /// Creates an event of a store of its own.
    public override convenience init() { self.init(eventStore: EKEventStore()) }
    /// Creates an event, which no store keeps before it is saved.
    public init(eventStore: EKEventStore) {}

    /// Orders events by their beginnings; one without comes last.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
    }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
    /// The beginning and the end of the time for it.
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// The weight, from 1 to 9; 0 for none.
    open var priority = 0
    open var completionDate: Date?

    /// Setting it sets the date as well.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    /// Creates a reminder of a store of its own.
    public override convenience init() { self.init(eventStore: EKEventStore()) }
    /// Creates a reminder, which no store keeps before it is saved.
    public init(eventStore: EKEventStore) {}
}

/// A moment or a place at which something is told.
open class EKAlarm: EKObject {
    /// The time before the beginning, as a negative number of seconds; the moment, which comes before it.
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }

    /// Creates an alarm by the seconds from the beginning, or at a moment.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
}

/// A place with a name.
open class EKStructuredLocation: EKObject {
    /// The name and the place.
    open var title: String?
    open var geoLocation: CLLocation?
    /// The radius in metres; 0 for the system's.
    open var radius = 0.0

    /// Creates a place of a name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}
