import Foundation
import TintypeTree

/// A value that a text shows: what it reads like is found where the text is shown.
protocol TextValue: Equatable {
    func resolved(in context: TextContext) -> ResolvedTextValue
}

enum ResolvedTextValue {
    case string(String)
    case attributed(AttributedString)
}

/// The locale, calendar, time zone and moment with which dates and numbers are shown.
struct TextContext {
    private let environment: EnvironmentValues
    /// The moment of the picture.
    let instant: Date

    var locale: Locale { environment.locale }
    var calendar: Calendar { environment.calendar }
    var timeZone: TimeZone { environment.timeZone }

    init(_ environment: EnvironmentValues, _ instant: Date) {
        self.environment = environment
        self.instant = instant
    }
}

/// Any value, its type erased.
struct AnyTextValue: Equatable {
    let value: any TextValue

    static func == (a: AnyTextValue, b: AnyTextValue) -> Bool {
        func equals<Value: TextValue>(_ value: Value) -> Bool { (b.value as? Value) == value }
        return equals(a.value)
    }
}

/// A value by a style of Foundation's.
struct FormattedText<Format: FormatStyle>: TextValue where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format
    let value: @Sendable (Format.FormatOutput) -> ResolvedTextValue

    init(
        input: Format.FormatInput, format: Format,
        value: @escaping @Sendable (Format.FormatOutput) -> ResolvedTextValue
    ) {
        self.input = input
        self.format = format
        self.value = value
    }

    static func == (a: FormattedText, b: FormattedText) -> Bool { a.input == b.input && a.format == b.format }

    /// In the locale, and for dates without a time zone of their own in the one, of the environment.
    func resolved(in context: TextContext) -> ResolvedTextValue {
        value(context.adapt(format).format(input))
    }
}

extension TextContext {
    func adapt<Format: FormatStyle>(_ format: Format) -> Format {
        let localized = format.locale(locale)
        guard var date = localized as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else { return localized }
        date.timeZone = timeZone
        date.calendar = calendar
        return date as? Format ?? localized
    }

    func dateStyle(_ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
