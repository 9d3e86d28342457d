public import Foundation

private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone = .gmt }

extension EnvironmentValues {
    /// The calendar that dates are shown in: the Gregorian one of the locale and time zone around, never the host's.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are shown in: Greenwich Mean Time, never the host's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
