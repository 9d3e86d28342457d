import Charts
import SwiftUI

/// Stacked bars with a legend.
struct SalesByShop: View {
    struct Sale: Identifiable {
        let id = UUID()
        let quarter: String
        let shop: String
        let amount: Double
    }

    private let sales: [Sale] = [
        ("Q1", [12.4, 8.1, 4.0]), ("Q2", [14.9, 9.7, 6.2]), ("Q3", [11.2, 12.8, 7.7]), ("Q4", [18.0, 13.5, 9.1]),
    ].flatMap { quarter, amounts in
        zip(["Harbour", "Station", "Airport"], amounts).map { Sale(quarter: quarter, shop: $0, amount: $1) }
    }

    var body: some View {
        Chart {
            ForEach(sales) { sale in
                BarMark(x: .value("Quarter", sale.quarter), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Shop", sale.shop))
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let amount = value.as(Double.self) { Text("$\(Int(amount))k") }
                }
            }
        }
        .chartYAxisLabel("Thousands")
        .padding()
    }
}
