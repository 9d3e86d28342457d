/// A point of an area for each element of a collection: Swift Charts' plot.
public nonisolated struct AreaPlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data, mark: mark)
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension AreaPlot {
    /// Creates the marks of the elements. Places that are no values are in points from the plot's edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(kind: .area(stacking), x: .value(x.extent($0)), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .area(stacking), x: .value(x.extent($0)), y: .value(y.extent($0)),
                series: series.extent($0).lower, labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, yStart.label]
        self.init(data) {
            ChartMark(
                kind: .area(.unstacked), x: .value(x.extent($0)), y: .span(yStart.extent($0), yEnd.extent($0)),
                labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, yStart.label]
        self.init(data) {
            ChartMark(
                kind: .area(.unstacked), x: .value(x.extent($0)), y: .span(yStart.extent($0), yEnd.extent($0)),
                series: series.extent($0).lower, labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .area(.unstacked), x: .span(xStart.extent($0), xEnd.extent($0)), y: .value(y.extent($0)),
                labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .area(.unstacked), x: .span(xStart.extent($0), xEnd.extent($0)), y: .value(y.extent($0)),
                series: series.extent($0).lower, labels: labels
            )
        }
    }
}

/// The area of a function: the content of a plot.
public nonisolated struct FunctionAreaPlotContent: PrimitiveChartContent {
    let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Fills the area between zero and a function of x, or between the two values of one.
    ///
    /// - Parameter domain: The numbers to draw it for; nil for the whole width of the plot.
    public init(
        x: some _ChartLabel, y: some _ChartLabel, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        let curve = FunctionCurve(kind: .area { (0, function($0)) }, domain: domain)
        content = FunctionAreaPlotContent(mark: ChartMark(kind: .function(curve), labels: [x, y]))
    }

    public init(
        x: some _ChartLabel, yStart: some _ChartLabel, yEnd: some _ChartLabel, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        let curve = FunctionCurve(
            kind: .area {
                let ends = function($0)
                return (ends.yStart, ends.yEnd)
            }, domain: domain)
        content = FunctionAreaPlotContent(mark: ChartMark(kind: .function(curve), labels: [x, yStart]))
    }
}
