/// A straight line: Swift Charts' mark.
public nonisolated struct RuleMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    /// Creates a line across the plot at a value, or between distances in points from the plot's edge.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = ChartMark(kind: .rule, x: .value(x.extent), y: .fixedSpan(yStart, yEnd), labels: [x.label])
    }

    /// Creates a line across the plot at a height.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .rule, x: .fixedSpan(xStart, xEnd), y: .value(y.extent), labels: [y.label])
    }

    /// Creates a line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(
            kind: .rule, x: .value(x.extent), y: .span(yStart.extent, yEnd.extent), labels: [x.label, yStart.label])
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(
            kind: .rule, x: .span(xStart.extent, xEnd.extent), y: .value(y.extent), labels: [xStart.label, y.label])
    }

    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(kind: .rule, x: .fixed(x), y: .span(yStart.extent, yEnd.extent), labels: [yStart.label])
    }

    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = ChartMark(kind: .rule, x: .span(xStart.extent, xEnd.extent), y: .fixed(y), labels: [xStart.label])
    }
}
