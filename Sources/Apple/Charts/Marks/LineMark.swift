/// A point of a line: Swift Charts' mark. Those of one series are joined in their order.
public nonisolated struct LineMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    /// Creates a point of a line.
    ///
    /// - Parameter series: The line that the point belongs to. Points that differ by style are in different lines, too.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .line, x: .value(x.extent), y: .value(y.extent), labels: [x.label, y.label])
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = ChartMark(
            kind: .line, x: .value(x.extent), y: .value(y.extent), series: series.extent.lower,
            labels: [x.label, y.label])
    }
}
