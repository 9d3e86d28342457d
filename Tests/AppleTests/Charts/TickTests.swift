import Foundation
import RandomInput
import Testing

@testable import Charts

@Suite("Ticks of charts")
struct TickTests {
    @Test("ticks lie in the domain, at even distances that are 1, 2 or 5 times a power of ten")
    func nice() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let lower = Double.random(in: -1e5...1e5, using: &random) * pow(10, Double(random.number(-6...2)))
            let upper = lower + abs(Double.random(in: 1e-3...1e4, using: &random)) * max(abs(lower) * 1e-3, 1e-3)
            let count = random.number(1...10)
            let ticks = NiceTicks(lower, upper, count: count)
            let power = pow(10, floor(log10(ticks.step) + 1e-9))
            let factor = ticks.step / power
            #expect([1, 2, 5].contains { abs(factor - $0) < 1e-6 })
            let slack = ticks.step * 1e-6
            #expect(ticks.inside.allSatisfy { $0 >= lower - slack && $0 <= upper + slack })
            let covering = ticks.covering
            #expect((covering.first ?? 0) <= lower + slack && (covering.last ?? 0) >= upper - slack)
            for (first, second) in zip(covering, covering.dropFirst()) {
                #expect(abs(second - first - ticks.step) < slack)
            }
            // The step is the nearest of its kind: never more than the root of ten times too many or too few.
            #expect(Double(covering.count) <= Double(count) * 1.5 + 3)
        }
    }

    @Test("ticks of fractions are exact")
    func exact() {
        #expect(NiceTicks(0, 1, count: 10).inside == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(NiceTicks(0, 1, count: 10).decimals == 1)
        #expect(NiceTicks(0, 916, count: 4).covering == [0, 200, 400, 600, 800, 1000])
        #expect(NiceTicks(0, 10, step: 4).inside == [0, 4, 8])
        #expect(NiceTicks(3, 3, count: 4).covering == [3])
        #expect(NiceTicks(0, 3, count: 10, minimumStep: 1).inside == [0, 1, 2, 3])
    }

    @Test("a logarithmic scale has powers of ten, and their multiples where they are few")
    func logarithmic() {
        #expect(LogTicks.inside(1, 1000, count: 4) == [1, 10, 100, 1000])
        #expect(LogTicks.inside(1, 10, count: 4) == [1, 2, 5, 10])
        #expect(LogTicks.inside(0, 10, count: 4) == [])
    }

    @Test("labels have the decimals that the step needs")
    func texts() {
        func texts(_ range: ClosedRange<Double>, percent: Bool = false) -> [String] {
            let source = AxisSource(
                count: 4, calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"),
                isPercent: percent)
            return AxisText(AxisDomain(kind: .number(range, .linear)), .automatic, source).values.map(\.text)
        }
        #expect(texts(0...15_000) == ["0", "5,000", "10,000", "15,000"])
        #expect(texts(0...2) == ["0.0", "0.5", "1.0", "1.5", "2.0"])
        #expect(texts(0...1, percent: true) == ["0%", "20%", "40%", "60%", "80%", "100%"])
    }

    // MARK: Dates

    private func calendar(_ zone: String) throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return calendar
    }

    @Test("days begin at midnight also where a clock is changed")
    func daylight() throws {
        let calendar = try calendar("Europe/Oslo")
        // 28 March to 1 April 2026: the clock goes forward on the 29th.
        let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 28)))
        let end = try #require(calendar.date(from: DateComponents(year: 2026, month: 4, day: 1)))
        let days = DateStride(.day, 1, calendar: calendar).inside(start...end)
        #expect(days.count == 5)
        #expect(days.allSatisfy { calendar.component(.hour, from: $0) == 0 })
        #expect(Set(zip(days, days.dropFirst()).map { $1.timeIntervalSince($0) / 3600 }) == [23, 24])
    }

    @Test("months begin on their first day, however long they are")
    func months() throws {
        let calendar = try calendar("GMT")
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            let start = Date(timeIntervalSince1970: Double(random.number(0...2_000_000_000)))
            let count = [1, 2, 3, 6][random.number(0...3)]
            let range = start...start.addingTimeInterval(86_400 * 1000)
            let found = DateStride(.month, count, calendar: calendar).inside(range)
            #expect(found.count >= 30 / count)
            for date in found {
                let parts = calendar.dateComponents([.day, .hour, .minute, .month], from: date)
                #expect(parts.day == 1 && parts.hour == 0 && parts.minute == 0)
                #expect(((parts.month ?? 0) - 1) % count == 0)
                #expect(range.contains(date))
            }
        }
    }

    @Test("a stride that is chosen gives no more dates than are wished for, or nearly")
    func fitting() throws {
        let calendar = try calendar("America/New_York")
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let start = Date(timeIntervalSince1970: Double(random.number(0...2_000_000_000)))
            let length = pow(10, Double.random(in: 1...9.5, using: &random))
            let count = random.number(2...6)
            let stride = DateStride.fitting(start...start.addingTimeInterval(length), count: count, calendar: calendar)
            let found = stride.inside(start...start.addingTimeInterval(length))
            #expect(found.count <= Int(Double(count) * 1.3) + 2)
            #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test("hours of several are those of the clock")
    func hours() throws {
        let calendar = try calendar("Asia/Kolkata")
        let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 5, day: 5, hour: 7, minute: 20)))
        let found = DateStride(.hour, 6, calendar: calendar).inside(start...start.addingTimeInterval(86_400))
        #expect(found.map { calendar.component(.hour, from: $0) } == [12, 18, 0, 6])
    }

    @Test("bins hold each of their values once")
    func bins() {
        var random = SeededGenerator(seed: 23)
        for _ in 0..<50 {
            let data = (0..<random.number(1...60)).map { _ in Double.random(in: -20...80, using: &random) }
            let bins = NumberBins(data: data, desiredCount: 8)
            for value in data {
                let index = bins.index(for: value)
                #expect(bins.indices.contains(index))
                if bins.indices.contains(index) { #expect(bins[index].contains(value)) }
                #expect(bins.filter { $0.contains(value) }.count == 1)
            }
        }
        #expect(NumberBins(thresholds: [0, 10, 20]).index(for: 20) == 1)
        #expect(NumberBins(thresholds: [0, 10, 20]).index(for: 21) == 2)
        #expect(NumberBins(thresholds: [0, 10, 20]).index(for: -1) == -1)
    }
}
