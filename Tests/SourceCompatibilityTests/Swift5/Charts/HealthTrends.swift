import Charts
import SwiftUI

struct HealthMetric: Identifiable {
    let id = UUID()
    let date: Date
    let value: Double
}

enum HealthRange: String, CaseIterable, Identifiable {
    case week = "W"
    case month = "M"
    case year = "Y"

    var id: Self { self }
}

/// Steps with a day that a finger chooses, in the manner of Health's trends.
struct HealthTrends: View {
    @State private var range = HealthRange.week
    @State private var rawSelectedDate: Date?

    let metrics: [HealthMetric]

    private var average: Double {
        guard !metrics.isEmpty else { return 0 }
        return metrics.reduce(0) { $0 + $1.value } / Double(metrics.count)
    }

    private var selected: HealthMetric? {
        guard let rawSelectedDate else { return nil }
        return metrics.first { Calendar.current.isDate($0.date, inSameDayAs: rawSelectedDate) }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Picker("Range", selection: $range) {
                        ForEach(HealthRange.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    VStack(alignment: .leading) {
                        Text("Average").font(.caption).foregroundStyle(.secondary)
                        Text("\(Int(average)) steps").font(.title2.bold())
                    }
                    chart
                    weekdays
                }
                .padding()
            }
            .navigationTitle("Steps")
        }
    }

    private var chart: some View {
        Chart {
            if let selected {
                RuleMark(x: .value("Selected", selected.date, unit: .day))
                    .foregroundStyle(Color.secondary.opacity(0.3))
                    .offset(yStart: -10)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) { callout(for: selected) }
            }
            RuleMark(y: .value("Average", average))
                .foregroundStyle(Color.secondary)
                .lineStyle(.init(lineWidth: 1, dash: [5]))
                .accessibilityHidden(true)
            ForEach(metrics) { metric in
                BarMark(
                    x: .value("Date", metric.date, unit: .day),
                    y: .value("Steps", metric.value)
                )
                .foregroundStyle(Color.pink.gradient)
                .opacity(rawSelectedDate == nil || metric.id == selected?.id ? 1 : 0.3)
                .accessibilityLabel(metric.date.formatted(date: .abbreviated, time: .omitted))
                .accessibilityValue("\(Int(metric.value)) steps")
            }
        }
        .frame(height: 180)
        .chartXSelection(value: $rawSelectedDate.animation(.easeInOut))
        .chartXAxis {
            switch range {
            case .week:
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
                }
            case .month:
                AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.month(.defaultDigits).day())
                }
            case .year:
                AxisMarks(preset: .aligned, values: .stride(by: .month, count: 2))
            }
        }
        .chartYAxis {
            AxisMarks { value in
                AxisGridLine().foregroundStyle(Color.secondary.opacity(0.3))
                AxisValueLabel((value.as(Double.self) ?? 0).formatted(.number.notation(.compactName)))
            }
        }
    }

    private var weekdays: some View {
        let sums = Dictionary(grouping: metrics) { Calendar.current.component(.weekday, from: $0.date) }
            .mapValues { $0.map(\.value).reduce(0, +) }
            .sorted { $0.key < $1.key }
        return Chart(sums, id: \.key) { weekday, sum in
            SectorMark(angle: .value("Steps", sum), innerRadius: .ratio(0.618), angularInset: 1)
                .cornerRadius(4)
                .foregroundStyle(.pink.opacity(0.2 + Double(weekday) * 0.1))
        }
        .chartLegend(.hidden)
        .frame(height: 160)
    }

    private func callout(for metric: HealthMetric) -> some View {
        VStack(alignment: .leading) {
            Text(metric.date, format: .dateTime.weekday(.abbreviated).month(.abbreviated).day())
                .font(.footnote.bold())
                .foregroundStyle(.secondary)
            Text(metric.value, format: .number.precision(.fractionLength(0)))
                .fontWeight(.heavy)
                .foregroundStyle(.pink)
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 4).fill(.background).shadow(radius: 2))
    }
}
