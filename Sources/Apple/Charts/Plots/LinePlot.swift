/// A point of a line for each element of a collection: Swift Charts' plot.
public nonisolated struct LinePlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data, mark: mark)
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension LinePlot {
    /// Creates the marks of the elements. Places that are no values are in points from the plot's edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(kind: .line, x: .value(x.extent($0)), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .line, x: .value(x.extent($0)), y: .value(y.extent($0)), series: series.extent($0).lower,
                labels: labels
            )
        }
    }
}

/// A function's line: the content of a plot.
public nonisolated struct FunctionLinePlotContent: PrimitiveChartContent {
    let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
    /// Draws a function of x. It is not drawn where its value is not finite.
    ///
    /// - Parameter domain: The numbers to draw it for; nil for the whole width of the plot.
    public init(
        x: some _ChartLabel, y: some _ChartLabel, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        let curve = FunctionCurve(kind: .line(function), domain: domain)
        content = FunctionLinePlotContent(mark: ChartMark(kind: .function(curve), labels: [x, y]))
    }

    /// Draws the course of a point for each `t` of a domain.
    public init(
        x: some _ChartLabel, y: some _ChartLabel, t: some _ChartLabel, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        let curve = FunctionCurve(kind: .parametric(function), domain: domain)
        content = FunctionLinePlotContent(mark: ChartMark(kind: .function(curve), labels: [x, y]))
    }
}
