// `import EventKit` where Apple's framework is missing: events and reminders as values, and a calendar that nobody opened.
@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import Foundation

/// The permission to read and write.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Events or reminders.
public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

/// Several kinds of entities.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// The occurrences that a change is of.
public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

/// The state of an event.
public enum EKEventStatus: Int, Sendable {
    case none, confirmed, tentative, canceled
}

/// The look of an event's time to others.
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}

/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

/// The kind of an account.
public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// The weight of a reminder, by EventKit's numbers.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// The unit in which something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily, weekly, monthly, yearly
}

/// A day of the week, from Sunday on.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// The crossing of a border at which an alarm goes off.
public enum EKAlarmProximity: Int, Sendable {
    case none, enter, leave
}

/// The form of an alarm.
public enum EKAlarmType: Int, Sendable {
    case display, audio, procedure, email
}

/// The kinds of time that a calendar tells apart.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
