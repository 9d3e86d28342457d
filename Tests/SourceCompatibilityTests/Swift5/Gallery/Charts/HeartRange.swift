import Charts
import SwiftUI

/// Ranges of values in the dark, with a threshold that is named.
struct HeartRange: View {
    private let ranges: [(hour: Int, low: Int, high: Int)] = [
        (0, 52, 66), (3, 50, 61), (6, 54, 88), (9, 62, 121), (12, 66, 104), (15, 64, 118), (18, 70, 156), (21, 58, 82),
    ]

    var body: some View {
        Chart {
            ForEach(ranges, id: \.hour) { range in
                BarMark(
                    x: .value("Hour", range.hour), yStart: .value("Low", range.low), yEnd: .value("High", range.high),
                    width: .fixed(10)
                )
                .cornerRadius(5)
                .foregroundStyle(.pink.gradient)
            }
            RuleMark(y: .value("Zone", 120))
                .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
                .foregroundStyle(.yellow)
                .annotation(position: .top, alignment: .leading, spacing: 3) {
                    Label("Cardio", systemImage: "heart.fill").font(.caption2.bold()).foregroundStyle(.yellow)
                }
        }
        .chartXScale(domain: -1...24)
        .chartYScale(domain: 40...160)
        .chartXAxis {
            AxisMarks(values: [0, 6, 12, 18, 24]) { value in
                AxisGridLine()
                AxisValueLabel("\(value.as(Int.self) ?? 0):00", anchor: .top)
            }
        }
        .chartYAxis { AxisMarks(values: .stride(by: 40)) }
        .padding()
    }
}
