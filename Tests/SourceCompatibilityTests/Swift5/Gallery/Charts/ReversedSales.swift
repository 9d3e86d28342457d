import Charts
import SwiftUI

/// Bars from right to left.
struct ReversedSales: View {
    private let sales = [("قهوة", 42), ("شاي", 35), ("عصير", 18), ("ماء", 27)]

    var body: some View {
        Chart(sales, id: \.0) { name, count in
            BarMark(x: .value("Count", count), y: .value("Drink", name))
                .foregroundStyle(.teal)
                .annotation(position: .trailing, alignment: .center) { Text("\(count)").font(.caption2) }
        }
        .chartXAxisLabel("كوب")
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
    }
}
