/// A bar: Swift Charts' mark.
public nonisolated struct BarMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    private init(
        _ x: MarkPlace, _ y: MarkPlace, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard, _ labels: [any _ChartLabel]
    ) {
        mark = ChartMark(kind: .bar(width: width, height: height, stacking), x: x, y: y, labels: labels)
    }

    /// Creates a bar from zero to a number, in the place of another value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(
            .value(x.extent), .value(y.extent), width: width, height: height, stacking: stacking, [x.label, y.label])
    }

    /// Creates a bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.extent), .span(yStart.extent, yEnd.extent), width: width, [x.label, yStart.label])
    }

    /// Creates a bar that lies between two values, or two edges.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.span(xStart.extent, xEnd.extent), .value(y.extent), height: height, [xStart.label, y.label])
    }

    /// Creates a bar of which one side is in points from the plot's edge; without them it reaches to the edges.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.extent), .fixedSpan(yStart, yEnd), width: width, stacking: stacking, [x.label])
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.fixedSpan(xStart, xEnd), .value(y.extent), height: height, stacking: stacking, [y.label])
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.span(xStart.extent, xEnd.extent), .fixedSpan(yStart, yEnd), [xStart.label])
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.fixedSpan(xStart, xEnd), .span(yStart.extent, yEnd.extent), [yStart.label])
    }
}
