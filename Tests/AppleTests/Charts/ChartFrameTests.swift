import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@testable import Charts

/// A chart that was laid out: its texts, and the frame of its plot.
@MainActor
private final class LaidOutChart {
    private(set) var plot = CGRect.zero
    private(set) var proxy: ChartProxy?
    private var tree: SettledTree.View?

    init(_ chart: some View, width: Double = 300, height: Double = 200) throws {
        let watched = chart.chartOverlay { proxy in
            GeometryReader { geometry in
                let _ = self.note(proxy, proxy.plotFrame.map { geometry[$0] } ?? .zero)
                Color.clear
            }
        }
        let view = VStack(spacing: 0) { watched.frame(width: width, height: height) }
        tree = try LaidOutView(view, width: width, height: height).tree.root
    }

    private func note(_ proxy: ChartProxy, _ frame: CGRect) {
        self.proxy = proxy
        plot = frame
    }

    private func all(_ view: SettledTree.View?) -> [SettledTree.View] {
        guard let view else { return [] }
        return [view] + view.children.flatMap(all)
    }

    /// The frames of the texts that say this, in the order of drawing.
    func frames(of text: String) -> [CGRect] {
        all(tree).filter { $0.kind == "Text" && $0.attributes.contains { $0.name == "text" && $0.value == text } }
            .map(\.frame)
    }

    var texts: [String] {
        all(tree).filter { $0.kind == "Text" }.compactMap { $0.attributes.first { $0.name == "text" }?.value }
    }

    func frame(of text: String) throws -> CGRect { try #require(frames(of: text).first, "\(text) is seen") }
}

@Suite("Frames of charts")
@MainActor
struct ChartFrameTests {
    private let sales = [("A", 4.0), ("B", 9.0), ("C", 6.0)]

    private var bars: some View {
        Chart(sales, id: \.0) { name, count in
            BarMark(x: .value("Name", name), y: .value("Count", count))
        }
    }

    private func isNear(_ first: CGFloat, _ second: CGFloat, _ slack: CGFloat = 0.01) -> Bool {
        abs(first - second) <= slack
    }

    @Test("the numbers of y stand behind the plot, each at its height")
    func numbers() throws {
        let chart = try LaidOutChart(bars)
        for (text, value) in [("0", 0.0), ("4", 4), ("10", 10)] {
            let frame = try chart.frame(of: text)
            #expect(isNear(frame.minX, chart.plot.maxX + 5))
            let place = try #require(chart.proxy?.position(forY: value))
            #expect(isNear(frame.midY, chart.plot.minY + place))
        }
        // The uppermost number is whole.
        let ten = try chart.frame(of: "10")
        #expect(chart.plot.minX == 0 && isNear(ten.maxX, 300) && isNear(ten.minY, 0))
    }

    @Test("the names of x stand below the middles of their bands")
    func names() throws {
        let chart = try LaidOutChart(bars)
        for (index, name) in ["A", "B", "C"].enumerated() {
            let frame = try chart.frame(of: name)
            #expect(isNear(frame.midX, chart.plot.width * (CGFloat(index) + 0.5) / 3))
            #expect(isNear(frame.minY, chart.plot.maxY + 4) && isNear(frame.maxY, 200))
        }
    }

    @Test("names of y stand before the plot, and numbers of x under their places")
    func horizontal() throws {
        let chart = try LaidOutChart(
            Chart(sales, id: \.0) { BarMark(x: .value("Count", $0.1), y: .value("Name", $0.0)) })
        for (index, name) in ["A", "B", "C"].enumerated() {
            let frame = try chart.frame(of: name)
            #expect(isNear(frame.maxX, chart.plot.minX - 5))
            #expect(isNear(frame.midY, chart.plot.minY + chart.plot.height * (CGFloat(index) + 0.5) / 3))
        }
        let four = try chart.frame(of: "4")
        #expect(isNear(four.midX, chart.plot.minX + chart.plot.width * 0.4))
    }

    @Test("dates begin at their lines, and centred ones stand in the middle of their unit")
    func dates() throws {
        let start = Date(timeIntervalSince1970: 1_767_225_600)  // 1 January 2026
        let days = (0..<4).map { start.addingTimeInterval(Double($0) * 86_400) }
        let chart = Chart(days, id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("Count", 2)) }
        let plain = try LaidOutChart(chart.chartXAxis { AxisMarks(values: .stride(by: .day)) })
        let second = try plain.frame(of: "Jan 2")
        #expect(isNear(second.minX, plain.plot.width / 4 + 3))
        let centred = try LaidOutChart(
            chart.chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(), centered: true) }
            })
        let middle = try centred.frame(of: "3").midX
        #expect(isNear(middle, centred.plot.width * 2.5 / 4))
    }

    @Test("an axis stands at the side that is asked for, or takes no room")
    func sides() throws {
        let leading = try LaidOutChart(bars.chartYAxis { AxisMarks(position: .leading) })
        let ten = try leading.frame(of: "10")
        #expect(isNear(ten.maxX, leading.plot.minX - 5) && leading.plot.maxX == 300)
        let none = try LaidOutChart(bars.chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(none.plot == CGRect(x: 0, y: 0, width: 300, height: 200) && none.texts.isEmpty)
        let top = try LaidOutChart(bars.chartXAxis { AxisMarks(position: .top) })
        let bottom = try top.frame(of: "B").maxY
        #expect(isNear(bottom, top.plot.minY - 4))
    }

    @Test("a legend stands below the chart, from its leading end on, or where it is asked for")
    func legend() throws {
        let colored = Chart(sales, id: \.0) {
            BarMark(x: .value("Name", "All"), y: .value("Count", $0.1)).foregroundStyle(by: .value("Kind", $0.0))
        }
        let chart = try LaidOutChart(colored)
        let first = try chart.frame(of: "A")
        #expect(first.minX < 20 && isNear(first.maxY, 200, 1))
        let all = try chart.frame(of: "All")
        #expect(first.minY > all.maxY)
        let second = try chart.frame(of: "B")
        #expect(second.minX > first.maxX)
        let hidden = try LaidOutChart(colored.chartLegend(.hidden))
        #expect(hidden.frames(of: "A").isEmpty && hidden.plot.height > chart.plot.height)
        let above = try LaidOutChart(colored.chartLegend(position: .top, alignment: .trailing))
        let last = try above.frame(of: "C")
        #expect(isNear(last.maxX, 300, 0.5) && last.minY < above.plot.minY)
    }

    @Test("titles stand under x and over y")
    func titles() throws {
        let chart = try LaidOutChart(bars.chartXAxisLabel("Names").chartYAxisLabel("Counts"))
        let (x, y) = (try chart.frame(of: "Names"), try chart.frame(of: "Counts"))
        #expect(isNear(x.minX, 0) && isNear(x.maxY, 200))
        #expect(isNear(y.maxX, 300) && isNear(y.minY, 0))
        #expect(chart.plot.minY > y.maxY)
    }

    @Test("an annotation stands above its bar, and a bar at the top makes room for one")
    func annotations() throws {
        let chart = try LaidOutChart(
            Chart(sales, id: \.0) { sale in
                BarMark(x: .value("Name", sale.0), y: .value("Count", sale.1))
                    .annotation(position: .top, spacing: 3) { Text("<\(sale.0)>") }
            }
            .chartYScale(domain: 0...9))
        for (name, count) in sales {
            let frame = try chart.frame(of: "<\(name)>")
            let place = try #require(chart.proxy?.position(for: (x: name, y: count)))
            #expect(isNear(frame.midX, chart.plot.minX + place.x))
            #expect(isNear(frame.maxY, chart.plot.minY + place.y - 3))
            #expect(frame.minY >= -0.01)
        }
    }

    @Test("right to left, the plot is mirrored with its axes")
    func mirrored() throws {
        let chart = try LaidOutChart(bars.environment(\.layoutDirection, .rightToLeft))
        let right = try chart.frame(of: "10").maxX
        #expect(isNear(right, chart.plot.minX - 5))
        let (first, last) = (try chart.frame(of: "A"), try chart.frame(of: "C"))
        #expect(first.midX > last.midX)
        let place = try #require(chart.proxy?.position(forX: "A"))
        #expect(isNear(first.midX, chart.plot.minX + place))
    }

    @Test("labels without room are left out, and long names are shortened")
    func collisions() throws {
        let many = Chart(0..<40, id: \.self) { BarMark(x: .value("Year", "Year \($0)"), y: .value("Count", $0)) }
        let chart = try LaidOutChart(many)
        let names = chart.texts.filter { $0.hasPrefix("Year") }
        #expect(names.count > 2 && names.count < 12)
        let long = Chart(["Production", "Marketing", "Development"], id: \.self) {
            BarMark(x: .value("Part", $0), y: .value("Count", 1))
        }
        let narrow = try LaidOutChart(long, width: 230)
        for name in ["Production", "Marketing", "Development"] {
            let width = try narrow.frame(of: name).width
            #expect(width <= narrow.plot.width / 3)
        }
    }

    @Test("a plot may have a size of its own")
    func plotStyle() throws {
        let chart = try LaidOutChart(bars.chartPlotStyle { $0.frame(height: 90) })
        #expect(isNear(chart.plot.height, 90))
        let upper = try chart.frame(of: "A").minY
        #expect(isNear(upper, chart.plot.maxY + 4))
    }

    @Test("a proxy's places and values are inverses")
    func proxy() throws {
        let chart = try LaidOutChart(
            Chart(0..<9, id: \.self) { LineMark(x: .value("x", Double($0)), y: .value("y", $0 * $0)) })
        let proxy = try #require(chart.proxy)
        for value in stride(from: 0.0, through: 8, by: 0.5) {
            let place = try #require(proxy.position(forX: value))
            #expect(isNear(CGFloat(proxy.value(atX: place, as: Double.self) ?? -1), CGFloat(value), 1e-6))
        }
        #expect(proxy.value(atX: 10, as: String.self) == nil)
        #expect(proxy.plotSize == chart.plot.size)
        let point = try #require(proxy.position(for: (x: 4, y: 16)))
        let values: (Double, Double)? = proxy.value(at: point)
        #expect(isNear(CGFloat(values?.0 ?? 0), 4, 1e-6) && isNear(CGFloat(values?.1 ?? 0), 16, 1e-6))
    }

    @Test("sectors have no axes")
    func pie() throws {
        let chart = try LaidOutChart(Chart(sales, id: \.0) { SectorMark(angle: .value("Count", $0.1)) })
        #expect(chart.texts.isEmpty && chart.plot.size == CGSize(width: 300, height: 200))
    }

    @Test("views stand for symbols, at their points")
    func symbols() throws {
        let chart = try LaidOutChart(
            Chart(sales, id: \.0) { sale in
                PointMark(x: .value("Name", sale.0), y: .value("Count", sale.1)).symbol { Text("*\(sale.0)") }
            })
        let place = try #require(chart.proxy?.position(for: (x: "B", y: 9.0)))
        let frame = try chart.frame(of: "*B")
        #expect(isNear(frame.midX, chart.plot.minX + place.x) && isNear(frame.midY, chart.plot.minY + place.y))
    }

    @Test("of a chart that scrolls, the part from its position on is seen")
    func scrolling() throws {
        let chart = try LaidOutChart(
            Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 20)
                .chartScrollPosition(initialX: 40))
        #expect(chart.proxy?.xDomain(dataType: Int.self) == [40, 60])
        #expect(chart.texts.contains("45") && !chart.texts.contains("70"))
    }
}
