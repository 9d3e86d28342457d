import Charts
import SwiftUI

struct Expense: Identifiable, Equatable {
    let id: Int
    let date: Date
    let category: String
    let amount: Decimal
}

@Observable
final class FinanceModel {
    var expenses: [Expense]
    var selectedAmount: Double?
    var selectedRange: ClosedRange<Date>?

    init(expenses: [Expense]) { self.expenses = expenses }

    var byCategory: [(category: String, amount: Double)] {
        Dictionary(grouping: expenses, by: \.category)
            .map { ($0.key, $0.value.reduce(0) { $0 + NSDecimalNumber(decimal: $1.amount).doubleValue }) }
            .sorted { $0.amount > $1.amount }
    }

    /// The category whose sector holds the number that was chosen.
    var selectedCategory: String? {
        guard let selectedAmount else { return nil }
        var sum = 0.0
        return byCategory.first {
            sum += $0.amount
            return selectedAmount <= sum
        }?.category
    }
}

/// The ways of money: a ring, months side by side, and a histogram.
struct FinanceOverview: View {
    @State private var model: FinanceModel

    init(model: FinanceModel) { _model = State(initialValue: model) }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ring
                months
                histogram
            }
            .padding()
        }
    }

    private var ring: some View {
        Chart(model.byCategory, id: \.category) { item in
            SectorMark(
                angle: .value("Amount", item.amount), innerRadius: .ratio(0.6),
                outerRadius: model.selectedCategory == item.category ? .inset(0) : .inset(8), angularInset: 2
            )
            .cornerRadius(6)
            .foregroundStyle(by: .value("Category", item.category))
            .opacity(model.selectedCategory == nil || model.selectedCategory == item.category ? 1 : 0.4)
        }
        .chartAngleSelection(value: $model.selectedAmount)
        .chartLegend(position: .trailing, alignment: .center, spacing: 16)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let plotFrame = proxy.plotFrame {
                    let frame = geometry[plotFrame]
                    Text(model.selectedCategory ?? "All").font(.headline).position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .frame(height: 180)
    }

    private var months: some View {
        Chart {
            ForEach(model.expenses) { expense in
                BarMark(x: .value("Month", expense.date, unit: .month), y: .value("Amount", expense.amount))
                    .position(by: .value("Category", expense.category), axis: .horizontal, span: .ratio(0.9))
                    .foregroundStyle(by: .value("Category", expense.category))
            }
            if let range = model.selectedRange {
                RectangleMark(xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound))
                    .foregroundStyle(.gray.opacity(0.2))
                    .zIndex(-1)
            }
        }
        .chartXSelection(range: $model.selectedRange)
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
        .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR")) }
        .chartYAxisLabel(position: .leading, alignment: .center) { Text("Spent").bold() }
        .chartLegend(.hidden)
        .frame(height: 200)
    }

    private var histogram: some View {
        let amounts = model.expenses.map { NSDecimalNumber(decimal: $0.amount).doubleValue }
        let bins = NumberBins(data: amounts, desiredCount: 6)
        let counts = Dictionary(grouping: amounts, by: bins.index(for:)).mapValues(\.count).sorted { $0.key < $1.key }
        return Chart(counts, id: \.key) { index, count in
            BarMark(x: .value("Amount", bins[index]), y: .value("Count", count))
                .foregroundStyle(.tint)
        }
        .chartXAxis { AxisMarks(values: bins.thresholds) }
        .chartXAxisLabel("Amount", alignment: .trailing)
        .frame(height: 140)
    }
}
