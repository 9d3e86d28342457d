import Charts
import SwiftUI

/// An area under a line, in a gradient, and a selected day.
struct SunlightYear: View {
    private struct Hours: Identifiable {
        let date: Date
        let hours: Double
        var id: Date { date }
    }

    private let data: [Hours] = (0..<53).map { week in
        let date = Date(timeIntervalSince1970: 1_735_689_600 + Double(week) * 604_800)
        return Hours(date: date, hours: 12 - 5.6 * cos(Double(week) / 52 * 2 * .pi))
    }
    private let chosen = 24

    var body: some View {
        Chart {
            ForEach(data) { item in
                AreaMark(x: .value("Week", item.date), y: .value("Hours", item.hours))
                    .foregroundStyle(
                        .linearGradient(
                            colors: [.yellow.opacity(0.6), .yellow.opacity(0.05)], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Week", item.date), y: .value("Hours", item.hours))
                    .foregroundStyle(.orange)
                    .lineStyle(StrokeStyle(lineWidth: 3))
            }
            .interpolationMethod(.monotone)

            RuleMark(x: .value("Chosen", data[chosen].date))
                .foregroundStyle(.gray.opacity(0.4))
                .zIndex(-1)
                .annotation(
                    position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)
                ) {
                    Text("\(data[chosen].hours, specifier: "%.1f") h")
                        .font(.caption.bold())
                        .padding(6)
                        .background(.orange.opacity(0.15), in: .rect(cornerRadius: 6))
                }
            PointMark(x: .value("Chosen", data[chosen].date), y: .value("Hours", data[chosen].hours))
                .foregroundStyle(.orange)
                .symbolSize(80)
        }
        .padding()
    }
}
