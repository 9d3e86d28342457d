import Charts
import SwiftUI

enum Team: String, Plottable, CaseIterable {
    case red = "Red"
    case blue = "Blue"
}

/// Bars side by side, with their numbers above them.
struct TeamsCompared: View {
    private let goals: [(match: String, team: Team, count: Int)] = [
        ("May", .red, 3), ("May", .blue, 5), ("June", .red, 4), ("June", .blue, 2), ("July", .red, 6),
        ("July", .blue, 6), ("August", .red, 1), ("August", .blue, 4),
    ]

    var body: some View {
        Chart(goals.indices, id: \.self) { index in
            BarMark(x: .value("Month", goals[index].match), y: .value("Goals", goals[index].count))
                .foregroundStyle(by: .value("Team", goals[index].team))
                .position(by: .value("Team", goals[index].team))
                .annotation(position: .top, spacing: 2) {
                    Text("\(goals[index].count)").font(.caption2).foregroundStyle(.secondary)
                }
        }
        .chartForegroundStyleScale([Team.red: Color.red, Team.blue: Color.blue])
        .chartLegend(position: .top, alignment: .leading)
        .chartYAxis(.hidden)
        .padding()
    }
}
