public import Foundation

/// An error of calendars.
public struct EKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `EKErrorDomain`.
    @_ErrorCodes(EKErrorDomain)
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
        case invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch
        case notificationCollectionMismatch, notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }
}

/// The domain of the errors.
public let EKErrorDomain = "EKErrorDomain"
