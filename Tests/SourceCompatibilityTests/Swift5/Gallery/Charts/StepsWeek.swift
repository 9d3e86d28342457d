import Charts
import SwiftUI

/// Bars of days, with the week's average behind them.
struct StepsWeek: View {
    struct Day: Identifiable {
        let date: Date
        let steps: Int
        var id: Date { date }
    }

    static let days: [Day] = [8230, 10_412, 6120, 12_030, 9377, 4210, 7350].enumerated().map { index, steps in
        // Monday, 1 June 2026.
        Day(date: Date(timeIntervalSince1970: 1_780_272_000 + Double(index) * 86_400), steps: steps)
    }

    private var average: Double { Double(Self.days.map(\.steps).reduce(0, +)) / Double(Self.days.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Daily Average").font(.caption).foregroundStyle(.secondary)
            Text("\(Int(average)) steps").font(.title2.bold())
            Chart {
                ForEach(Self.days) { day in
                    BarMark(
                        x: .value("Day", day.date, unit: .day),
                        y: .value("Steps", day.steps)
                    )
                    .foregroundStyle(Color.orange.gradient)
                    .cornerRadius(4)
                }
                RuleMark(y: .value("Average", average))
                    .foregroundStyle(.secondary)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
        }
        .padding()
    }
}
