import Accessibility
import Testing

@Suite("Accessibility")
struct AccessibilityTests {
    @Test("a chart keeps its axes, its rows and their values")
    func chart() {
        let axis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let row = AXDataSeriesDescriptor(
            name: "Steps", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 4), AXDataPoint(x: 2)])
        let chart = AXChartDescriptor(title: "Week", summary: nil, xAxis: axis, yAxis: nil, series: [row])
        #expect(chart.series.first?.dataPoints.first?.xValue.category == "Mon")
        #expect(chart.series.first?.dataPoints.first?.yValue?.number == 4)
        #expect(chart.series.first?.dataPoints.last?.xValue.number == 2)
    }

    @Test("further content is its texts, and a copy of it has its importance")
    func content() throws {
        let content = AXCustomContent(label: "Age", value: "4")
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        #expect(copy.label == "Age")
        #expect(copy.value == "4")
        #expect(copy.importance == .high)
    }
}
