/// A straight line for each element of a collection: Swift Charts' plot.
public nonisolated struct RulePlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data, mark: mark)
    }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension RulePlot {
    /// Creates the marks of the elements. Places that are no values are in points from the plot's edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(kind: .rule, x: .value(x.extent($0)), y: .fixedSpan(yStart, yEnd), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(
                kind: .rule, x: .value(x.extent($0)), y: .fixedSpan($0[keyPath: yStart], $0[keyPath: yEnd]),
                labels: labels
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
                kind: .rule, x: .value(x.extent($0)), y: .span(yStart.extent($0), yEnd.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [yStart.label]
        self.init(data) {
            ChartMark(kind: .rule, x: .fixed(x), y: .span(yStart.extent($0), yEnd.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [yStart.label]
        self.init(data) {
            ChartMark(
                kind: .rule, x: .fixed($0[keyPath: x]), y: .span(yStart.extent($0), yEnd.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(kind: .rule, x: .fixedSpan(xStart, xEnd), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(
                kind: .rule, x: .fixedSpan($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.extent($0)),
                labels: labels
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
                kind: .rule, x: .span(xStart.extent($0), xEnd.extent($0)), y: .value(y.extent($0)), labels: labels
            )
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label]
        self.init(data) {
            ChartMark(kind: .rule, x: .span(xStart.extent($0), xEnd.extent($0)), y: .fixed(y), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [xStart.label]
        self.init(data) {
            ChartMark(
                kind: .rule, x: .span(xStart.extent($0), xEnd.extent($0)), y: .fixed($0[keyPath: y]), labels: labels
            )
        }
    }
}
