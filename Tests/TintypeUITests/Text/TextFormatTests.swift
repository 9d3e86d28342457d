import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Values in texts")
@MainActor
struct TextFormatTests {
    /// 9:41 UTC on 1 January 2026, the moment of every picture.
    private let now = Date(timeIntervalSince1970: 1_767_260_460)

    private func text(_ view: some View) throws -> String {
        try settle(view).tree.root.attributes.first { $0.name == "text" }?.value ?? ""
    }

    @Test("dates count from the picture's moment, in Greenwich")
    func dates() throws {
        #expect(try text(Text(now, style: .date)) == "January 1, 2026")
        #expect(try text(Text(now, style: .time)) == "9:41\u{202F}AM")
        #expect(try text(Text(now.addingTimeInterval(8580), style: .relative)) == "2 hr, 23 min")
        #expect(try text(Text(now.addingTimeInterval(-7200), style: .offset)) == "-2 hours")
        #expect(try text(Text(now.addingTimeInterval(3661), style: .timer)) == "1:01:01")
        #expect(try text(Text("\(now, style: .date)!")) == "January 1, 2026!")
    }

    @Test("the environment's locale and time zone are the dates'")
    func places() throws {
        let tokyo = Text(now, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
        #expect(try text(tokyo) == "6:41\u{202F}PM")
        let german = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try text(german) == "1.234,5")
        let formatted = Text(now, format: .dateTime.hour().minute())
        #expect(try text(formatted) == "9:41\u{202F}AM")
    }

    @Test("timers stand within their interval")
    func timers() throws {
        let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(90)
        #expect(try text(Text(timerInterval: interval)) == "1:30")
        #expect(try text(Text(timerInterval: interval, countsDown: false)) == "1:00")
        #expect(try text(Text(timerInterval: interval, pauseTime: now.addingTimeInterval(900))) == "0:00")
        let hours = now...now.addingTimeInterval(7265)
        #expect(try text(Text(timerInterval: hours, showsHours: false)) == "121:05")
    }

    @Test("specifiers are C's, with the locale's marks")
    func specifiers() throws {
        #expect(try text(Text("\(1234.567, specifier: "%.2f")")) == "1,234.57")
        #expect(try text(Text("\(7, specifier: "%03d")")) == "007")
        #expect(try text(Text("\(0.5, format: .percent) \(UInt8(200)) \(CGFloat(2))")) == "50% 200 2.000000")
    }

    @Test("resources and strings find their values")
    func strings() throws {
        #expect(String(localized: "\(3) of \("four")") == "3 of four")
        let resource: LocalizedStringResource = "\(2) left"
        #expect(String(localized: resource) == "2 left")
        #expect(try text(Text(resource)) == "2 left")
    }

    @Test("times that go on stand at the picture's moment")
    func moving() throws {
        let before = now.addingTimeInterval(-62.35)
        #expect(try text(Text(.currentDate, format: .stopwatch(startingAt: before))) == "1:02.35")
        #expect(
            try text(Text(.currentDate, format: .stopwatch(startingAt: before, maxPrecision: .seconds(1)))) == "1:02")
        let interval = before..<now.addingTimeInterval(59)
        #expect(try text(Text(.currentDate, format: .timer(countingDownIn: interval))) == "0:59")
        #expect(try text(Text(.currentDate, format: .timer(countingUpIn: interval))) == "1:02")
        #expect(try text(Text(.currentDate, format: .reference(to: now.addingTimeInterval(7200)))) == "in 2 hours")
        let style = Duration.UnitsFormatStyle.units(allowed: [.hours], width: .wide)
        #expect(try text(Text(.durationOffset(to: now.addingTimeInterval(-7200)), format: style)) == "2 hours")
    }

    @Test("whole numbers read as Foundation's style writes them", arguments: ["en", "en_US", "en_IN", "de_DE", "ar"])
    func wholeNumbers(identifier: String) throws {
        let locale = Locale(identifier: identifier)
        var random = SystemRandomNumberGenerator()
        let bounds = [0, 9, 99, 999, 1000, 9_999, 99_999, 999_999, 1_000_000, Int.max]
        let numbers = bounds.flatMap { [$0, -$0] } + bounds.dropFirst().map { Int.random(in: 0..<$0, using: &random) }
        for number in numbers {
            let shown = try text(Text("\(number)").environment(\.locale, locale))
            #expect(shown == number.formatted(IntegerFormatStyle(locale: locale)))
        }
    }

    @Test("percent signs beside values stay, and only values take places")
    func percents() throws {
        #expect(try text(Text("\(50)% of 100% %d")) == "50% of 100% %d")
        #expect(String(localized: "é%\(3)é %@ \("two")") == "é%3é %@ two")
    }
}
