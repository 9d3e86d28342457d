public import Foundation
private import FoundationOverlay

/// The names of months, days, quarters and eras as Apple's formatters have them: they may be unwrapped, and nil stands for those of the
/// language.
///
/// Linux's Foundation has them as what cannot be nil, and a call that takes them so still gets its own.
extension DateFormatter {
    /// Linux's names, which this module's hide.
    private var kept: any KeptSymbols { self }

    /// Linux's names in the same language, which nobody has changed.
    private var original: any KeptSymbols {
        let formatter = DateFormatter()
        formatter.locale = locale
        return formatter
    }

    /// The names of the months.
    public var monthSymbols: [String]! {
        get { kept.monthSymbols }
        set { kept.monthSymbols = newValue ?? original.monthSymbols }
    }
    public var shortMonthSymbols: [String]! {
        get { kept.shortMonthSymbols }
        set { kept.shortMonthSymbols = newValue ?? original.shortMonthSymbols }
    }
    public var veryShortMonthSymbols: [String]! {
        get { kept.veryShortMonthSymbols }
        set { kept.veryShortMonthSymbols = newValue ?? original.veryShortMonthSymbols }
    }
    public var standaloneMonthSymbols: [String]! {
        get { kept.standaloneMonthSymbols }
        set { kept.standaloneMonthSymbols = newValue ?? original.standaloneMonthSymbols }
    }
    public var shortStandaloneMonthSymbols: [String]! {
        get { kept.shortStandaloneMonthSymbols }
        set { kept.shortStandaloneMonthSymbols = newValue ?? original.shortStandaloneMonthSymbols }
    }
    public var veryShortStandaloneMonthSymbols: [String]! {
        get { kept.veryShortStandaloneMonthSymbols }
        set { kept.veryShortStandaloneMonthSymbols = newValue ?? original.veryShortStandaloneMonthSymbols }
    }

    /// The names of the days of the week.
    public var weekdaySymbols: [String]! {
        get { kept.weekdaySymbols }
        set { kept.weekdaySymbols = newValue ?? original.weekdaySymbols }
    }
    public var shortWeekdaySymbols: [String]! {
        get { kept.shortWeekdaySymbols }
        set { kept.shortWeekdaySymbols = newValue ?? original.shortWeekdaySymbols }
    }
    public var veryShortWeekdaySymbols: [String]! {
        get { kept.veryShortWeekdaySymbols }
        set { kept.veryShortWeekdaySymbols = newValue ?? original.veryShortWeekdaySymbols }
    }
    public var standaloneWeekdaySymbols: [String]! {
        get { kept.standaloneWeekdaySymbols }
        set { kept.standaloneWeekdaySymbols = newValue ?? original.standaloneWeekdaySymbols }
    }
    public var shortStandaloneWeekdaySymbols: [String]! {
        get { kept.shortStandaloneWeekdaySymbols }
        set { kept.shortStandaloneWeekdaySymbols = newValue ?? original.shortStandaloneWeekdaySymbols }
    }
    public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { kept.veryShortStandaloneWeekdaySymbols }
        set { kept.veryShortStandaloneWeekdaySymbols = newValue ?? original.veryShortStandaloneWeekdaySymbols }
    }

    /// The names of the quarters.
    public var quarterSymbols: [String]! {
        get { kept.quarterSymbols }
        set { kept.quarterSymbols = newValue ?? original.quarterSymbols }
    }
    public var shortQuarterSymbols: [String]! {
        get { kept.shortQuarterSymbols }
        set { kept.shortQuarterSymbols = newValue ?? original.shortQuarterSymbols }
    }
    public var standaloneQuarterSymbols: [String]! {
        get { kept.standaloneQuarterSymbols }
        set { kept.standaloneQuarterSymbols = newValue ?? original.standaloneQuarterSymbols }
    }
    public var shortStandaloneQuarterSymbols: [String]! {
        get { kept.shortStandaloneQuarterSymbols }
        set { kept.shortStandaloneQuarterSymbols = newValue ?? original.shortStandaloneQuarterSymbols }
    }

    /// The names of the eras.
    public var eraSymbols: [String]! {
        get { kept.eraSymbols }
        set { kept.eraSymbols = newValue ?? original.eraSymbols }
    }
    public var longEraSymbols: [String]! {
        get { kept.longEraSymbols }
        set { kept.longEraSymbols = newValue ?? original.longEraSymbols }
    }

    /// The words for the halves of a day.
    public var amSymbol: String! {
        get { kept.amSymbol }
        set { kept.amSymbol = newValue ?? original.amSymbol }
    }
    public var pmSymbol: String! {
        get { kept.pmSymbol }
        set { kept.pmSymbol = newValue ?? original.pmSymbol }
    }
}
