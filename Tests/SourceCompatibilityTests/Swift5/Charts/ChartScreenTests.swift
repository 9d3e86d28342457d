import Charts
import SwiftUI
import Testing
import TintypeGraphics

/// Whole screens with charts, in the manner of apps: they compile as they are, and show their texts.
@MainActor
@Suite("Screens with charts")
struct ChartScreenTests {
    /// Monday, 1 June 2026.
    private let start = Date(timeIntervalSince1970: 1_780_272_000)

    private func day(_ index: Int) -> Date { start.addingTimeInterval(Double(index) * 86_400) }

    private func texts(_ view: some View) throws -> [String] {
        let drawn = try Rendered(view, width: 390, height: 844)
        #expect(!drawn.list.items.isEmpty)
        return drawn.tree.root.texts
    }

    @Test("health: days of a week under their bars")
    func health() throws {
        let metrics = [8000.0, 9000, 4000, 7000, 12_000, 6000, 3000].enumerated().map {
            HealthMetric(date: day($0), value: $1)
        }
        let shown = try texts(HealthTrends(metrics: metrics))
        #expect(shown.contains("7000 steps") || shown.contains("7,000 steps"))
        #expect(["Mon", "Wed", "Sun", "10K"].allSatisfy(shown.contains))
    }

    @Test("finance: prices beside a line, and candles compile")
    func stock() throws {
        let quotes = (0..<20).map { index in
            let base = 100 + 8 * sin(Double(index) / 3)
            return Quote(day: day(index), open: base, high: base + 3, low: base - 3, close: base + cos(Double(index)))
        }
        let shown = try texts(StockScreen(quotes: quotes))
        #expect(shown.contains("ACME") && shown.contains("$100"))
    }

    @Test("weather: the hours from the scroll position on")
    func weather() throws {
        let hours = (0..<48).map { (index: Int) -> HourForecast in
            let turn: Double = Double(index) / 24 * 2 * Double.pi
            return HourForecast(
                hour: start.addingTimeInterval(Double(index) * 3600), celsius: 15 + 6 * sin(turn),
                rain: Double(index % 5), symbol: "sun.max.fill")
        }
        let shown = try texts(WeatherWeek(hours: hours))
        #expect(shown.contains("Heavy") && shown.contains("20°"))
    }

    @Test("habits: names of squares, and a legend of one's own")
    func habits() throws {
        let days = (1...7).flatMap { (day: Int) -> [HabitDay] in
            Habit.allCases.map { (habit: Habit) -> HabitDay in
                HabitDay(day: day, habit: habit, minutes: 10 + day * 3 + habit.rawValue.count * 5)
            }
        }
        let shown = try texts(HabitBoard(days: days))
        #expect(shown.contains("Day 1") && shown.contains("Read") && shown.contains("rest"))
    }

    @Test("spending: a legend beside a ring, money beside months")
    func finance() throws {
        let expenses = (0..<24).map { index in
            Expense(
                id: index, date: day(index * 10), category: ["Rent", "Food", "Fun"][index % 3],
                amount: Decimal(20 + index * 7))
        }
        let shown = try texts(FinanceOverview(model: FinanceModel(expenses: expenses)))
        #expect(shown.contains("Rent") && shown.contains("All") && shown.contains("Spent"))
    }

    @Test("training: a domain that is given backward runs backward")
    func training() throws {
        let laps = (0..<8).map {
            Lap(id: $0, runner: $0 % 2 == 0 ? "Ada" : "Grace", pace: 5 + Double($0 % 3) / 2, pulse: 130 + $0 * 5)
        }
        let shown = try Rendered(TrainingLog(laps: laps), width: 390, height: 844).tree.root
        func top(_ text: String) throws -> CGFloat {
            try #require(shown.first { view in view.attributes.contains { $0.value == text } }).frame.minY
        }
        #expect(try top("7.0") > top("4.0"))
        #expect(shown.texts.contains("Ada"))
    }
}
