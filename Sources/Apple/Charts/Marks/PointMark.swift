/// A point with a symbol: Swift Charts' mark.
public nonisolated struct PointMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    /// Creates a point. A place that is no value is in points from the plot's edge; without one it is the plot's middle.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .point, x: .value(x.extent), y: .value(y.extent), labels: [x.label, y.label])
    }

    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .point, x: .fixed(x), y: .value(y.extent), labels: [y.label])
    }

    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = ChartMark(kind: .point, x: .value(x.extent), y: .fixed(y), labels: [x.label])
    }
}
