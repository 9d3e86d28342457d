import Charts
import SwiftUI

enum Habit: String, Plottable, CaseIterable, Identifiable {
    case read, run, rest

    var id: String { rawValue }
    var color: Color {
        switch self {
        case .read: .indigo
        case .run: .orange
        case .rest: .mint
        }
    }
}

struct HabitDay: Identifiable {
    let day: Int
    let habit: Habit
    let minutes: Int

    var id: String { "\(day) \(habit.rawValue)" }
}

/// Minutes of habits, stacked, in shares and as a calendar of squares.
struct HabitBoard: View {
    let days: [HabitDay]
    @State private var isShare = false

    var body: some View {
        Form {
            Section("Minutes") {
                Toggle("As shares", isOn: $isShare)
                minutes.frame(height: 200)
            }
            Section("Streak") { squares.frame(height: 110) }
            Section("Balance") { balance.frame(height: 120) }
        }
    }

    private var minutes: some View {
        Chart(days) { day in
            AreaMark(
                x: .value("Day", day.day), y: .value("Minutes", day.minutes),
                stacking: isShare ? .normalized : .center
            )
            .foregroundStyle(by: .value("Habit", day.habit))
            .interpolationMethod(.cardinal(tension: 0.6))
        }
        .chartForegroundStyleScale { (habit: Habit) in habit.color }
        .chartXScale(domain: 1...7)
        .chartXAxis {
            AxisMarks(values: Array(1...7)) { value in
                AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 2)) {
                    Text("Day \(value.as(Int.self) ?? 0)").font(.caption2)
                }
            }
        }
        .chartYAxis {
            if isShare {
                AxisMarks(format: Decimal.FormatStyle.Percent(), values: [0, 0.5, 1])
            } else {
                AxisMarks(preset: .inset)
            }
        }
        .chartLegend(spacing: 12) {
            HStack {
                ForEach(Habit.allCases) { habit in
                    Label(habit.rawValue.capitalized, systemImage: "circle.fill")
                        .font(.caption)
                        .foregroundStyle(habit.color)
                }
            }
        }
    }

    private var squares: some View {
        Chart {
            ForEach(days) { day in
                RectangleMark(
                    x: .value("Day", "\(day.day)"), y: .value("Habit", day.habit.rawValue), width: .ratio(0.8),
                    height: .inset(2)
                )
                .foregroundStyle(by: .value("Minutes", day.minutes))
            }
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.green.opacity(0.1), .green]))
        .chartYScale(domain: Habit.allCases.map(\.rawValue))
        .chartXAxis(.hidden)
        .chartLegend(.hidden)
        .chartYAxis {
            AxisMarks(preset: .aligned, position: .leading) { value in
                AxisValueLabel { Text(value.as(String.self)?.capitalized ?? "") }
            }
        }
    }

    private var balance: some View {
        Chart {
            ForEach(Habit.allCases) { habit in
                let total = days.filter { $0.habit == habit }.map(\.minutes).reduce(0, +)
                BarMark(x: .value("Minutes", total))
                    .foregroundStyle(habit.color)
                    .annotation(position: .overlay, alignment: .center) {
                        Text(habit.rawValue).font(.caption2).foregroundStyle(.white)
                    }
            }
        }
        .chartXAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 30).clipShape(RoundedRectangle(cornerRadius: 8)) }
    }
}
