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

    @Test(
        "on wheels months begin below one another, and days end so",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func columns(direction: LayoutDirection) throws {
        let scene = try settle(
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.wheel).labelsHidden().environment(\.layoutDirection, direction), width: 390,
            height: 216)
        func frames(_ texts: [String]) -> [CGRect] {
            scene.tree.root.all("Text").filter { texts.contains($0.value("text") ?? "") }.map(\.frame)
        }
        let (months, days) = (frames(["September", "October", "November"]), frames(["18", "21", "22"]))
        #expect(months.count == 3 && days.count == 3)
        let leads = direction == .leftToRight
        #expect(Set(months.map { (leads ? $0.minX : $0.maxX).rounded() }).count == 1)
        #expect(Set(months.map { $0.width.rounded() }).count == 3)
        #expect(Set(days.map { (leads ? $0.maxX : $0.minX).rounded() }).count == 1)
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
