import Charts
import SwiftUI

struct Quote: Hashable {
    let day: Date
    let open, high, low, close: Double

    var isRise: Bool { close >= open }
}

/// A price with its course, its candles and a crosshair, in the manner of a trading app.
struct StockScreen: View {
    enum Style: Plottable, CaseIterable {
        case line, candles

        var primitivePlottable: String { self == .line ? "Line" : "Candles" }

        init?(primitivePlottable: String) {
            guard let found = Self.allCases.first(where: { $0.primitivePlottable == primitivePlottable }) else {
                return nil
            }
            self = found
        }
    }

    let quotes: [Quote]
    @State private var style = Style.line
    @State private var crosshair: (date: Date, price: Double)?

    private var bounds: ClosedRange<Double> {
        let low = quotes.map(\.low).min() ?? 0
        let high = quotes.map(\.high).max() ?? 1
        return low...high
    }

    private var isUp: Bool { (quotes.last?.close ?? 0) >= (quotes.first?.open ?? 0) }

    var body: some View {
        VStack(alignment: .leading) {
            Text("ACME").font(.largeTitle.bold())
            Text(quotes.last?.close ?? 0, format: .currency(code: "USD")).foregroundStyle(isUp ? .green : .red)
            Picker("Style", selection: $style) {
                ForEach(Style.allCases, id: \.primitivePlottable) { Text($0.primitivePlottable).tag($0) }
            }
            .pickerStyle(.segmented)
            plot.frame(height: 240)
            volume.frame(height: 60)
            Spacer()
        }
        .padding()
    }

    @ChartContentBuilder
    private func line(_ quote: Quote) -> some ChartContent {
        LineMark(x: .value("Day", quote.day), y: .value("Close", quote.close))
            .foregroundStyle(isUp ? Color.green : Color.red)
            .interpolationMethod(.monotone)
        AreaMark(
            x: .value("Day", quote.day), yStart: .value("Least", bounds.lowerBound), yEnd: .value("Close", quote.close)
        )
        .interpolationMethod(.monotone)
        .foregroundStyle(
            LinearGradient(
                gradient: Gradient(colors: [(isUp ? Color.green : .red).opacity(0.4), .clear]), startPoint: .top,
                endPoint: .bottom))
    }

    private var plot: some View {
        Chart {
            ForEach(quotes, id: \.self) { quote in
                if style == .line {
                    line(quote)
                } else {
                    Candle(quote: quote)
                }
            }
            if let crosshair {
                RuleMark(x: .value("Day", crosshair.date))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
                    .annotation(position: .top, alignment: .center) {
                        Text(crosshair.price, format: .currency(code: "USD")).font(.caption.bold())
                    }
                PointMark(x: .value("Day", crosshair.date), y: .value("Price", crosshair.price))
                    .symbol {
                        Circle().strokeBorder(.white, lineWidth: 2).background(Circle().fill(.blue)).frame(width: 12)
                    }
            }
        }
        .chartYScale(domain: bounds)
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
        .chartYAxis { AxisMarks(position: .trailing, values: .automatic(desiredCount: 5)) { priceMarks($0) } }
        .chartPlotStyle { plotArea in
            plotArea.background(.gray.opacity(0.05)).border(.gray.opacity(0.2), width: 0.5)
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { value in
                                let origin = geometry[proxy.plotAreaFrame].origin
                                let location = CGPoint(
                                    x: value.location.x - origin.x, y: value.location.y - origin.y)
                                if let (date, price) = proxy.value(at: location, as: (Date, Double).self) {
                                    crosshair = (date, price)
                                }
                            }
                            .onEnded { _ in crosshair = nil }
                    )
            }
        }
    }

    @AxisMarkBuilder
    private func priceMarks(_ value: AxisValue) -> some AxisMark {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [3, 3]))
        if value.index < value.count - 1 {
            AxisTick(length: 6)
        }
        AxisValueLabel(format: Decimal.FormatStyle.Currency(code: "USD").precision(.fractionLength(0)))
    }

    private var volume: some View {
        Chart(Array(quotes.enumerated()), id: \.offset) { index, quote in
            BarMark(x: .value("Index", index), y: .value("Volume", abs(quote.close - quote.open)), width: 3)
                .foregroundStyle(quote.isRise ? .green : .red)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXScale(range: .plotDimension(padding: 4))
    }
}

/// A day of a price: from the lowest to the highest, and a body between opening and closing.
struct Candle: ChartContent {
    let quote: Quote

    var body: some ChartContent {
        Plot {
            RuleMark(
                x: .value("Day", quote.day), yStart: .value("Low", quote.low), yEnd: .value("High", quote.high)
            )
            .lineStyle(StrokeStyle(lineWidth: 1))
            RectangleMark(
                x: .value("Day", quote.day), yStart: .value("Open", quote.open), yEnd: .value("Close", quote.close),
                width: .fixed(6)
            )
            .cornerRadius(1)
        }
        .foregroundStyle(quote.isRise ? Color.green : Color.red)
        .accessibilityLabel("\(quote.day)")
    }
}
