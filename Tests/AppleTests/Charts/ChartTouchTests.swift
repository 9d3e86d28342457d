import Testing
import Tintype

@testable import Charts

/// The values that a finger selects on a chart.
private struct SelectableChart: View {
    @State private var name: String?
    @State private var range: ClosedRange<Double>?
    @State private var tapped: Double?

    var body: some View {
        VStack(spacing: 0) {
            Chart(["A", "B", "C", "D"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 10)) }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartXSelection(value: $name)
                .chartYSelection(range: $range)
                .frame(width: 200, height: 100)
            Text("name \(name ?? "none")")
            Text("range \(range.map { "\(Int($0.lowerBound)) \(Int($0.upperBound))" } ?? "none")")
            Chart { RuleMark(x: .value("x", 10)) }
                .chartXAxis(.hidden)
                .chartGesture { proxy in SpatialTapGesture().onEnded { tapped = proxy.value(atX: $0.location.x) } }
                .frame(width: 200, height: 50)
            Text("tapped \(tapped.map { "\(Int($0.rounded()))" } ?? "none")")
        }
        .frame(width: 200, height: 300, alignment: .top)
    }
}

@Suite("Touches on charts")
@MainActor
struct ChartTouchTests {
    @Test("a value is selected while a finger is down, and a range stays")
    func selection() throws {
        let stage = ViewStage(SelectableChart(), size: CGSize(width: 200, height: 300))
        _ = try stage.find(text: "name none")
        let finger = try stage.press(at: CGPoint(x: 120, y: 90))
        try finger.move(to: CGPoint(x: 130, y: 50))
        _ = try stage.find(text: "name C")
        try finger.lift()
        _ = try stage.find(text: "name none")
        _ = try stage.find(text: "range 1 5")
    }

    @Test("a gesture on a plot has its places in the plot")
    func gestures() throws {
        let stage = ViewStage(SelectableChart(), size: CGSize(width: 200, height: 300))
        let chart = try stage.find(text: "tapped none")
        _ = chart
        try stage.tap(at: CGPoint(x: 100, y: 150))
        _ = try stage.find(text: "tapped 5")
    }
}
