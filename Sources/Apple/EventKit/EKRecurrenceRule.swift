public import Foundation

/// A day of the week, of a week of the month or the year where it has a number.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week, counting from the end where it is negative; 0 for each.
    public let weekNumber: Int

    /// Creates a day of each week, or of one.
    public init(_ dayOfTheWeek: EKWeekday) {
        self.dayOfTheWeek = dayOfTheWeek
        weekNumber = 0
    }
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }
}

/// The end of something that comes again: a date, or a number of times.
open class EKRecurrenceEnd: NSObject {
    /// The date; nil where there is a number of times.
    public let endDate: Date?
    /// The number of times; 0 where there is a date.
    public let occurrenceCount: Int

    /// Creates an end at a date, or after a number of times.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }
}

/// The rule by which something comes again.
open class EKRecurrenceRule: EKObject {
    /// The unit of the rule.
    public let frequency: EKRecurrenceFrequency
    /// The number of units from one to the next.
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var recurrenceEnd: EKRecurrenceEnd?
    open var calendarIdentifier: String { "gregorian" }
    open var firstDayOfTheWeek: Int { 0 }

    /// Creates a rule of an interval.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Creates a rule of chosen days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
    }
}
