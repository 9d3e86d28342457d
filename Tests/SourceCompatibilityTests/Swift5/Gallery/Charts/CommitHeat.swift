import Charts
import SwiftUI

/// Rectangles coloured by a number.
struct CommitHeat: View {
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private let hours = ["9", "11", "13", "15", "17", "19", "21"]

    private func commits(_ day: Int, _ hour: Int) -> Int { (day * 7 + hour * 5 + day * hour) % 13 }

    var body: some View {
        Chart {
            ForEach(days.indices, id: \.self) { day in
                ForEach(hours.indices, id: \.self) { hour in
                    RectangleMark(
                        x: .value("Hour", hours[hour]), y: .value("Day", days[day]), width: .inset(1),
                        height: .inset(1)
                    )
                    .foregroundStyle(by: .value("Commits", commits(day, hour)))
                    .cornerRadius(3)
                }
            }
        }
        .chartForegroundStyleScale(range: [Color.green.opacity(0.12), Color.green])
        .padding()
    }
}
