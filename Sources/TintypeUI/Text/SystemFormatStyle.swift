public import Foundation

/// The system's styles for times that go on.
public enum SystemFormatStyle: Sendable {}

/// A style for dates that says nothing of when its words change: pictures stand still.
private protocol StillDateStyle: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {}

extension StillDateStyle {
    /// - Returns: nil: no other moment is shown.
    public func discreteInput(before input: Date) -> Date? { nil }
    public func discreteInput(after input: Date) -> Date? { nil }
}

extension SystemFormatStyle {
    /// The time since a date, as a stopwatch shows it: `1:02.35`.
    public struct Stopwatch: StillDateStyle {
        private let start: Date
        private let showsHours: Bool
        private let maxPrecision: Duration

        /// Creates a stopwatch. Parts of a second are shown as finely as `maxPrecision`.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            self.showsHours = showsHours
            // The fourth field is the part of a second.
            self.maxPrecision = maxFieldCount < (showsHours ? 4 : 3) ? .seconds(1) : maxPrecision
        }

        /// The words for a date.
        public func format(_ value: Date) -> AttributedString {
            let seconds = max(value.timeIntervalSince(start), 0)
            let clock = ElapsedTime(wholeSeconds: seconds).clock(showsHours: showsHours)
            let (whole, atto) = maxPrecision.components
            guard whole == 0, atto > 0 else { return AttributedString(clock) }
            let digits = min(max(Int((-log10(Double(atto) / 1e18)).rounded(.up)), 1), 6)
            let part = Int((seconds - seconds.rounded(.down)) * pow(10, Double(digits)))
            let text = String(part)
            return AttributedString("\(clock).\(String(repeating: "0", count: digits - text.count))\(text)")
        }
    }

    /// The time that is left of an interval, or gone of it, in seconds: `0:59`.
    public struct Timer: StillDateStyle {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool

        /// Creates a timer that counts down to the end of an interval, or up from its start.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
        }
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
        }

        /// The words for a date.
        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            return AttributedString(ElapsedTime(seconds: seconds).clock(showsHours: showsHours))
        }
    }

    /// The way from a date to another, in the words of the locale: `in 2 days`.
    public struct DateReference: StillDateStyle {
        private let anchor: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private var words = Locale.autoupdatingCurrent
        private var days = Calendar.autoupdatingCurrent

        /// Creates a style for the way to a date, in the largest of the fields that is not nought.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 1, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            anchor = date
            self.allowedFields = allowedFields
        }

        /// The words for a date.
        public func format(_ value: Date) -> AttributedString {
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: anchor, presentation: .numeric, unitsStyle: .wide, locale: words, calendar: days)
            style.allowedFields = allowedFields
            return AttributedString(style.format(value))
        }

        /// The style for another calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.days = calendar
            return style
        }

        /// The style with the words of another locale.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.words = locale
            return style
        }
    }
}

extension SystemFormatStyle {
    /// The time from a date to another, in the words of the locale: `2 hours, 3 minutes`.
    public struct DateOffset: StillDateStyle {
        private let anchor: Date
        private let units: Set<Duration.UnitsFormatStyle.Unit>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var words = Locale.autoupdatingCurrent

        /// Creates a style for the time to a date, in the largest of the fields that are not nought. Years and months
        /// are told in the longest of the others.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            let units = Set(allowedFields.compactMap(\.unit))
            self.units = units.isEmpty ? [.days] : units
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// The words for a date.
        public func format(_ value: Date) -> AttributedString {
            let style = Duration.UnitsFormatStyle(allowedUnits: units, width: .wide, maximumUnitCount: maxFieldCount)
            let seconds = value.timeIntervalSince(anchor)
            let words = style.locale(words).format(.seconds(sign == .never ? abs(seconds) : seconds))
            return AttributedString(sign == .always() && seconds > 0 ? "+\(words)" : words)
        }

        /// The style itself: weeks and what is shorter are as long in each calendar, and nothing longer is told.
        public func calendar(_ calendar: Calendar) -> DateOffset { self }

        /// The style with the words of another locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.words = locale
            return style
        }
    }
}

extension Date.ComponentsFormatStyle.Field {
    /// The field as a unit of durations, which have no months and years: these are told in weeks or days.
    fileprivate var unit: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        default: nil
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time from a date to another.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, as a stopwatch shows it.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of an interval, or gone of it.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingDownIn: interval, showsHours: showsHours) }
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingUpIn: interval, showsHours: showsHours) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date beside another, in the words of the locale.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 1, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
