import Foundation
import TintypeTree

/// The words for dates in a picker: never those of the host.
struct DateTexts {
    let calendar: Calendar
    private let locale: Locale

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        self.calendar = calendar
    }

    /// Such as "Nov 21, 2026".
    func day(_ date: Date) -> String { text(date, Date.FormatStyle(date: .abbreviated, time: .omitted)) }

    /// Such as "5:30 PM".
    func time(_ date: Date) -> String {
        // As the locale's own short style writes it, with a leading zero where that has one; format styles leave it out.
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return widened(formatter.string(from: date))
    }

    /// Such as "November 2026".
    func month(_ date: Date) -> String { text(date, Date.FormatStyle().month(.wide).year()) }

    /// The names of the weekdays from the first one of a week, such as "SUN".
    var weekdays: [String] {
        let symbols = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = min(max(calendar.firstWeekday - 1, 0), symbols.count)
        return Array(symbols[first...] + symbols[..<first])
    }

    private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
        var style = style
        style.locale = locale
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return widened(style.format(date))
    }

    /// The narrow space before AM and PM is in few fonts; the usual one stands for it.
    private func widened(_ text: String) -> String { text.replacingOccurrences(of: "\u{202F}", with: "\u{A0}") }
}

/// A page of a month: its days in weeks.
struct MonthPage {
    /// Six weeks at most, of seven days; nil where another month's day is.
    let weeks: [[Int?]]

    init(of date: Date, in calendar: Calendar) {
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        let parts = calendar.dateComponents([.year, .month], from: date)
        let weekday = calendar.date(from: parts).map { calendar.component(.weekday, from: $0) } ?? 1
        let lead = (weekday - calendar.firstWeekday + 7) % 7
        var days: [Int?] = Array(repeating: nil, count: lead) + (0..<count).map { $0 + 1 }
        while days.count % 7 != 0 { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}
