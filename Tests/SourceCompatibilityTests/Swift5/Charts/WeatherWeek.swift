import Charts
import SwiftUI

struct HourForecast: Identifiable {
    let hour: Date
    let celsius: Double
    let rain: Double
    let symbol: String

    var id: Date { hour }
}

/// Temperatures and rain of a day, in the manner of a weather app.
struct WeatherWeek: View {
    let hours: [HourForecast]
    @State private var scroll = Date(timeIntervalSince1970: 1_780_272_000)

    private let gradient = LinearGradient(
        stops: [
            .init(color: .cyan, location: 0), .init(color: .yellow, location: 0.5), .init(color: .red, location: 1),
        ],
        startPoint: .bottom, endPoint: .top)

    private var warmest: HourForecast? { hours.max { $0.celsius < $1.celsius } }

    var body: some View {
        List {
            Section("Temperature") {
                temperatures.frame(height: 200)
            }
            Section {
                rain.frame(height: 120)
            } header: {
                Label("Rain", systemImage: "cloud.rain")
            }
        }
    }

    private var temperatures: some View {
        Chart {
            ForEach(hours) { hour in
                LineMark(x: .value("Hour", hour.hour), y: .value("Temperature", hour.celsius))
                    .interpolationMethod(.catmullRom(alpha: 0.7))
                    .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
                    .foregroundStyle(gradient)
                    .alignsMarkStylesWithPlotArea()
            }
            if let warmest {
                PointMark(x: .value("Hour", warmest.hour), y: .value("Temperature", warmest.celsius))
                    .symbol(.circle)
                    .symbolSize(CGSize(width: 10, height: 10))
                    .annotation(position: .top) { Image(systemName: warmest.symbol).symbolRenderingMode(.multicolor) }
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 12)
        .chartScrollPosition(x: $scroll)
        .chartScrollTargetBehavior(
            .valueAligned(
                matching: DateComponents(minute: 0), majorAlignment: .matching(DateComponents(hour: 0)))
        )
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 3)) { value in
                if let date = value.as(Date.self) {
                    let hour = Calendar.current.component(.hour, from: date)
                    AxisValueLabel {
                        VStack(alignment: .leading) {
                            Text(date, format: .dateTime.hour())
                            if value.index == 0 || hour == 0 { Text(date, format: .dateTime.weekday()) }
                        }
                    }
                    if hour == 0 {
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                        AxisTick(length: .longestLabel, stroke: StrokeStyle(lineWidth: 0.5))
                    } else {
                        AxisGridLine()
                        AxisTick()
                    }
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let degrees = value.as(Double.self) {
                        Text("\(Int(degrees))°")
                    }
                }
            }
        }
    }

    private var rain: some View {
        Chart(hours) {
            BarMark(x: .value("Hour", $0.hour, unit: .hour), y: .value("Rain", $0.rain), width: .ratio(0.9))
                .foregroundStyle(by: .value("Strength", $0.rain > 2 ? "Heavy" : "Light"))
        }
        .chartForegroundStyleScale(domain: ["Light", "Heavy"], range: [Color.cyan.opacity(0.5), Color.blue])
        .chartLegend(position: .top, alignment: .trailing)
        .chartYAxis { AxisMarks(values: [0, 2, 4]) { AxisValueLabel() } }
    }
}
