public import Foundation
import TintypeTree

extension Text {
    /// The form in which a date is shown.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: Hashable, Codable, Sendable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// `11:23 PM`
        public static let time = DateStyle(kind: .time)
        /// `June 3, 2019`
        public static let date = DateStyle(kind: .date)
        /// `2 hr, 23 min`, from the moment of the picture, which is `Date()` unless a test gives another.
        public static let relative = DateStyle(kind: .relative)
        /// `+2 hours`, from the moment of the picture.
        public static let offset = DateStyle(kind: .offset)
        /// `36:59:01`, from the moment of the picture.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the locale, calendar and time zone around. Relative styles count from the moment of the picture: that
    /// at which it is begun, so that `Date()` in the views' own code goes with it, or the one that a test gives.
    public init(_ date: Date, style: DateStyle) {
        self.init(.value(AnyTextValue(value: DateText(date: date, style: style))))
    }

    /// The time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.value(AnyTextValue(value: DateRangeText(dates: dates))))
    }

    /// The time between two dates.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// The time that is left of an interval, or gone of it, at the moment of the picture.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = TimerText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(.value(AnyTextValue(value: timer)))
    }

    /// A value by a style of Foundation's, in the locale around.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.value(AnyTextValue(value: FormattedText(input: input, format: format) { .string($0) })))
    }

    /// A value by a style of Foundation's that has attributes, in the locale around.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.value(AnyTextValue(value: FormattedText(input: input, format: format) { .attributed($0) })))
    }

    /// A value by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.text(of: subject)))
    }

    /// A value by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.text(of: subject)))
    }

    /// A date or number by a formatter.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.text(of: subject)))
    }
}

/// A date in a style.
struct DateText: TextValue {
    let date: Date
    let style: Text.DateStyle

    func resolved(in context: TextContext) -> ResolvedTextValue {
        let seconds = date.timeIntervalSince(context.instant)
        return switch style.kind {
        case .time: .string(date.formatted(context.dateStyle(.omitted, .shortened)))
        case .date: .string(date.formatted(context.dateStyle(.long, .omitted)))
        case .relative: .string(ElapsedTime(seconds: abs(seconds)).words(units: 2, isWide: false, context))
        case .offset:
            .string(
                (seconds < 0 ? "-" : "+")
                    + ElapsedTime(seconds: abs(seconds)).words(units: 1, isWide: true, context))
        case .timer: .string(ElapsedTime(seconds: abs(seconds)).clock(showsHours: true))
        }
    }
}

/// The time from one date to another.
struct DateRangeText: TextValue {
    let dates: ClosedRange<Date>

    /// The day is left out where both dates are on the same.
    func resolved(in context: TextContext) -> ResolvedTextValue {
        let isOneDay = context.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? nil : .numeric, time: .shortened, locale: context.locale, calendar: context.calendar,
            timeZone: context.timeZone)
        return .string(style.format(dates.lowerBound..<dates.upperBound))
    }
}

/// The time that is left of an interval, or gone of it.
struct TimerText: TextValue {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func resolved(in context: TextContext) -> ResolvedTextValue {
        let now = min(max(pauseTime ?? context.instant, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
        return .string(ElapsedTime(seconds: seconds).clock(showsHours: showsHours))
    }
}
