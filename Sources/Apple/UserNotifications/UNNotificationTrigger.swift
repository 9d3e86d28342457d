public import Foundation

/// The condition that delivers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Indicates whether the notification is delivered again and again.
    public let repeats: Bool

    package init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// A notification after a length of time, in seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time until the notification, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger after a time in seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next time of the notification; nil where there is none.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a moment of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time of the notification.
    public let dateComponents: DateComponents

    /// Creates a trigger at a time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// That a notification came from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
