/// A bar for each element of a collection: Swift Charts' plot.
public nonisolated struct BarPlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data, mark: mark)
    }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension BarPlot {
    /// Creates the marks of the elements. Places that are no values are in points from the plot's edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: width.dimension($0), height: height.dimension($0), stacking),
                x: .value(x.extent($0)), y: .value(y.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, yStart.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: width.dimension($0), height: .automatic, .standard), x: .value(x.extent($0)),
                y: .span(yStart.extent($0), yEnd.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label, y.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: height.dimension($0), .standard),
                x: .span(xStart.extent($0), xEnd.extent($0)), y: .value(y.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: width.dimension($0), height: .automatic, stacking), x: .value(x.extent($0)),
                y: .fixedSpan(yStart, yEnd), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: width.dimension($0), height: .automatic, stacking), x: .value(x.extent($0)),
                y: .fixedSpan($0[keyPath: yStart], $0[keyPath: yEnd]), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: height.dimension($0), stacking), x: .fixedSpan(xStart, xEnd),
                y: .value(y.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: height.dimension($0), stacking),
                x: .fixedSpan($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: .automatic, .standard),
                x: .span(xStart.extent($0), xEnd.extent($0)), y: .fixedSpan(yStart, yEnd), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: .automatic, .standard),
                x: .span(xStart.extent($0), xEnd.extent($0)), y: .fixedSpan($0[keyPath: yStart], $0[keyPath: yEnd]),
                labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [yStart.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: .automatic, .standard), x: .fixedSpan(xStart, xEnd),
                y: .span(yStart.extent($0), yEnd.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [yStart.label]
        self.init(data) {
            ChartMark(
                kind: .bar(width: .automatic, height: .automatic, .standard),
                x: .fixedSpan($0[keyPath: xStart], $0[keyPath: xEnd]), y: .span(yStart.extent($0), yEnd.extent($0)),
                labels: labels
            )
        }
    }
}
