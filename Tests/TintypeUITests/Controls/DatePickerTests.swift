import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Date pickers")
@MainActor
struct DatePickerTests {
    /// 2026-11-21, 23:30 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_795_303_800)

    @Test("a date is written in the locale and time zone of the environment")
    func words() throws {
        let picker = DatePicker("Day", selection: .constant(date))
        let english = try settle(picker, width: 400).tree.text()
        #expect(english.contains("Nov 21, 2026"))
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let german = try settle(
            picker.environment(\.timeZone, tokyo).environment(\.locale, Locale(identifier: "de_DE")), width: 400
        ).tree.text()
        #expect(german.contains("22. Nov"))
        #expect(german.contains("08:30"))
    }

    @Test("a month's page begins at the calendar's first weekday", arguments: [1, 2])
    func page(firstWeekday: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = firstWeekday
        let text = try settle(
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.graphical)
                .environment(\.calendar, calendar), width: 350, height: 400
        ).tree.text()
        let sunday = try #require(text.range(of: "text=SUN"))
        let monday = try #require(text.range(of: "text=MON"))
        #expect((sunday.lowerBound < monday.lowerBound) == (firstWeekday == 1))
        #expect(text.contains("November 2026"))
    }
}
