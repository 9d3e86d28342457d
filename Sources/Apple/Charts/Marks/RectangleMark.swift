/// A rectangle: Swift Charts' mark.
public nonisolated struct RectangleMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    private init(
        _ x: MarkPlace, _ y: MarkPlace, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        _ labels: [any _ChartLabel] = []
    ) {
        mark = ChartMark(kind: .rectangle(width: width, height: height), x: x, y: y, labels: labels)
    }

    /// Creates a rectangle around a place.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.value(x.extent), .value(y.extent), width: width, height: height, [x.label, y.label])
    }

    /// Creates a rectangle between values. Sides that are no values are in points from the plot's edge; without them they
    /// are the plot's edges.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.span(xStart.extent, xEnd.extent), .span(yStart.extent, yEnd.extent), [xStart.label, yStart.label])
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.extent), .span(yStart.extent, yEnd.extent), width: width, [x.label, yStart.label])
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.span(xStart.extent, xEnd.extent), .value(y.extent), height: height, [xStart.label, y.label])
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.extent), .fixedSpan(yStart, yEnd), width: width, [x.label])
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.fixedSpan(xStart, xEnd), .value(y.extent), height: height, [y.label])
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

    public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.fixedSpan(xStart, xEnd), .fixedSpan(yStart, yEnd))
    }
}
