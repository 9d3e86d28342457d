import Charts
import SwiftUI

struct Lap: Identifiable {
    let id: Int
    let runner: String
    let pace: Double
    let pulse: Int
    var color: Color { runner == "Ada" ? .purple : .teal }
}

/// Laps of runners: vectorized plots, functions, symbols by data and a line style for each runner.
struct TrainingLog: View {
    let laps: [Lap]
    @State private var chosen: Int?

    var body: some View {
        TabView {
            Tab("Pace", systemImage: "figure.run") { paces.padding() }
            Tab("Pulse", systemImage: "heart") { pulses.padding() }
            Tab("Model", systemImage: "function") { model.padding() }
        }
    }

    private var paces: some View {
        Chart {
            LinePlot(
                laps, x: .value("Lap", \.id), y: .value("Pace", \.pace), series: .value("Runner", \.runner)
            )
            .lineStyle(by: .value("Runner", \.runner))
            .foregroundStyle(by: .value("Runner", \.runner))
            PointPlot(laps, x: .value("Lap", \.id), y: .value("Pace", \.pace))
                .symbol(by: .value("Runner", \.runner))
                .foregroundStyle(\.color)
                .symbolSize(60)
            if let chosen {
                RuleMark(x: .value("Chosen", chosen))
            }
        }
        .chartYScale(domain: [7, 4])
        .chartSymbolScale(["Ada": BasicChartSymbolShape.diamond, "Grace": .triangle])
        .chartLineStyleScale(["Ada": StrokeStyle(lineWidth: 2), "Grace": StrokeStyle(lineWidth: 2, dash: [4, 2])])
        .chartGesture { proxy in
            SpatialTapGesture().onEnded { chosen = proxy.value(atX: $0.location.x, as: Int.self) }
        }
    }

    private var pulses: some View {
        Chart {
            BarPlot(
                laps, x: .value("Lap", \.id), yStart: .value("Rest", 50), yEnd: .value("Pulse", \.pulse),
                width: .fixed(6)
            )
            .foregroundStyle(.red.gradient)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            RulePlot(laps.prefix(1), y: .value("Limit", 180))
                .lineStyle(StrokeStyle(lineWidth: 2, dash: [6]))
                .foregroundStyle(.orange)
            RectanglePlot(
                laps.prefix(1), xStart: .value("From", 2), xEnd: .value("To", 4), yStart: .value("Low", 120),
                yEnd: .value("High", 150)
            )
            .foregroundStyle(.yellow.opacity(0.3))
        }
        .chartYScale(domain: 40...200)
        .chartXAxisLabel("Lap", position: .bottom, alignment: .center)
    }

    private var model: some View {
        Chart {
            LinePlot(x: "Distance", y: "Effort") { x in 1 - exp(-x / 3) }
                .foregroundStyle(.purple)
            LinePlot(x: "x", y: "y", t: "t", domain: 0 ... .pi) { t in (x: 4 + 3 * cos(t), y: 0.5 * sin(t)) }
                .foregroundStyle(.green)
            AreaPlot(x: "Distance", y: "Rest", domain: 0...6) { max(0, 0.3 - $0 / 20) }
                .foregroundStyle(.blue.opacity(0.3))
                .mask { RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 3)) }
        }
        .chartXScale(domain: 0...10, type: .linear)
        .chartYScale(domain: 0...1, range: .plotDimension(startPadding: 8, endPadding: 8))
    }
}
