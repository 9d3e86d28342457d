/// A point of an area's edge: Swift Charts' mark. Those of one series make one area.
public nonisolated struct AreaMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    /// Creates a point of the edge of an area that begins at zero.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(kind: .area(stacking), x: .value(x.extent), y: .value(y.extent), labels: [x.label, y.label])
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            kind: .area(stacking), x: .value(x.extent), y: .value(y.extent), series: series.extent.lower,
            labels: [x.label, y.label])
    }

    /// Creates a pair of points of the edges of an area between values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(
            kind: .area(.unstacked), x: .value(x.extent), y: .span(yStart.extent, yEnd.extent),
            labels: [x.label, yStart.label])
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = ChartMark(
            kind: .area(.unstacked), x: .value(x.extent), y: .span(yStart.extent, yEnd.extent),
            series: series.extent.lower, labels: [x.label, yStart.label])
    }

    /// Creates a pair of points of the edges of an area that lies.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(
            kind: .area(.unstacked), x: .span(xStart.extent, xEnd.extent), y: .value(y.extent),
            labels: [xStart.label, y.label])
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = ChartMark(
            kind: .area(.unstacked), x: .span(xStart.extent, xEnd.extent), y: .value(y.extent),
            series: series.extent.lower, labels: [xStart.label, y.label])
    }
}
