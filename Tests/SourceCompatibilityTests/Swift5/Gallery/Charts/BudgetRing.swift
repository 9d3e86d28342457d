import Charts
import SwiftUI

/// A ring with what it is about in its middle.
struct BudgetRing: View {
    private let parts: [(name: String, amount: Double)] = [
        ("Rent", 1150), ("Food", 480), ("Travel", 260), ("Books", 120), ("Other", 190),
    ]

    var body: some View {
        Chart(parts, id: \.name) { part in
            SectorMark(
                angle: .value("Amount", part.amount), innerRadius: .ratio(0.62), angularInset: 1.5
            )
            .cornerRadius(5)
            .foregroundStyle(by: .value("Name", part.name))
            .opacity(part.name == "Other" ? 0.4 : 1)
            .annotation(position: .overlay) {
                if part.amount > 250 {
                    Text(part.amount, format: .currency(code: "EUR").precision(.fractionLength(0)))
                        .font(.caption2.bold()).foregroundStyle(.white)
                }
            }
        }
        .chartLegend(position: .bottom, alignment: .center, spacing: 14)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack(spacing: 2) {
                        Text("Spent").font(.caption).foregroundStyle(.secondary)
                        Text("€2,200").font(.title3.bold())
                    }
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .padding()
    }
}
