package import Foundation

/// The names of months, days, quarters and eras, and the words for the halves of a day, as Linux's formatters have them.
///
/// A protocol of this module, as Apple's form of the names, in `FoundationObjects`, hides them there.
package protocol KeptSymbols: AnyObject {
    var monthSymbols: [String] { get set }
    var shortMonthSymbols: [String] { get set }
    var veryShortMonthSymbols: [String] { get set }
    var standaloneMonthSymbols: [String] { get set }
    var shortStandaloneMonthSymbols: [String] { get set }
    var veryShortStandaloneMonthSymbols: [String] { get set }
    var weekdaySymbols: [String] { get set }
    var shortWeekdaySymbols: [String] { get set }
    var veryShortWeekdaySymbols: [String] { get set }
    var standaloneWeekdaySymbols: [String] { get set }
    var shortStandaloneWeekdaySymbols: [String] { get set }
    var veryShortStandaloneWeekdaySymbols: [String] { get set }
    var quarterSymbols: [String] { get set }
    var shortQuarterSymbols: [String] { get set }
    var standaloneQuarterSymbols: [String] { get set }
    var shortStandaloneQuarterSymbols: [String] { get set }
    var eraSymbols: [String] { get set }
    var longEraSymbols: [String] { get set }
    var amSymbol: String { get set }
    var pmSymbol: String { get set }
}

extension DateFormatter: KeptSymbols {}
