import Charts
import SwiftUI

/// Lines of two series, with symbols and a curve.
struct CityTemperatures: View {
    struct Reading: Identifiable {
        let city: String
        let month: Int
        let degrees: Double
        var id: String { "\(city) \(month)" }
        /// The first of the month, 2025.
        var date: Date {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar.date(from: DateComponents(year: 2025, month: month)) ?? .distantPast
        }
    }

    private let readings: [Reading] = [
        ("Oslo", [-4, -3.5, 0.5, 5.5, 11.5, 15.5, 17.5, 16.5, 11.5, 6, 1, -3]),
        ("Lisbon", [11.5, 12.5, 14.5, 15.5, 18, 21, 23.5, 23.5, 22, 18.5, 14.5, 12]),
    ].flatMap { city, degrees in degrees.enumerated().map { Reading(city: city, month: $0 + 1, degrees: $1) } }

    var body: some View {
        Chart(readings) {
            LineMark(x: .value("Month", $0.date), y: .value("Temperature", $0.degrees))
                .foregroundStyle(by: .value("City", $0.city))
                .symbol(by: .value("City", $0.city))
                .interpolationMethod(.catmullRom)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month, count: 3)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.abbreviated))
            }
        }
        .chartYAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>.number, values: .automatic(desiredCount: 5))
        }
        .chartYAxisLabel("°C")
        .padding()
    }
}
