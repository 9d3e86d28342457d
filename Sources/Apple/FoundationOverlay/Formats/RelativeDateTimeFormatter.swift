public import Foundation

/// Says how far a date is from another: `in 2 hours`, `yesterday`. Foundation on Linux has none; this is its like.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The length of units.
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut = 1
        case short = 2
        case abbreviated = 3
    }

    /// The choice whether there are words for days such as today.
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named = 1
    }

    /// The form of the words, the length of the units, and their language.
    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    /// The text for a date relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .numeric ? .numeric : .named, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        return style.format(referenceDate)
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = calendar?.date(byAdding: dateComponents, to: reference) ?? reference
        return localizedString(for: date, relativeTo: reference)
    }

    /// nil: what a date is relative to is not said.
    open override func string(for obj: Any?) -> String? { nil }
}
