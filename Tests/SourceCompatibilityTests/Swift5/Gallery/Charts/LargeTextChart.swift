import Charts
import SwiftUI

/// A chart in large text: fewer labels have room.
struct LargeTextChart: View {
    private let years = [(2019, 3.1), (2020, 2.2), (2021, 4.4), (2022, 5.2), (2023, 4.9), (2024, 6.3)]

    var body: some View {
        Chart(years, id: \.0) { year, share in
            BarMark(x: .value("Year", String(year)), y: .value("Share", share))
                .foregroundStyle(by: .value("Kind", year < 2023 ? "Measured" : "Estimated"))
        }
        .chartForegroundStyleScale(["Measured": .blue, "Estimated": .blue.opacity(0.4)])
        .chartYAxis {
            AxisMarks { value in
                AxisGridLine()
                AxisValueLabel { Text("\(value.as(Int.self) ?? 0) %") }
            }
        }
        .padding()
        .environment(\.dynamicTypeSize, .accessibility2)
    }
}
