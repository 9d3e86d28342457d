import Charts
import SwiftUI

/// The same growth on a logarithmic scale, and functions on a linear one.
struct GrowthScales: View {
    private let counts = [1.0, 4, 11, 38, 120, 410, 1300, 4700, 15_000]

    var body: some View {
        VStack(spacing: 16) {
            Chart(counts.indices, id: \.self) { day in
                LineMark(x: .value("Day", day), y: .value("Count", counts[day]))
                    .symbol(.square)
                    .interpolationMethod(.stepEnd)
            }
            .chartYScale(type: .log)
            Chart {
                LinePlot(x: "x", y: "sin x") { sin($0) }.foregroundStyle(.purple)
                LinePlot(x: "x", y: "1/x", domain: 0.2...6) { 1 / $0 }.foregroundStyle(.green)
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 3...5) { x in (yStart: -0.5, yEnd: sin(x)) }
                    .foregroundStyle(.purple.opacity(0.2))
            }
            .chartXScale(domain: 0...6)
            .chartYScale(domain: -1...2)
        }
        .padding()
    }
}
