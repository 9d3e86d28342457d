/// A point for each element of a collection: Swift Charts' plot.
public nonisolated struct PointPlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data, mark: mark)
    }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension PointPlot {
    /// Creates the marks of the elements. Places that are no values are in points from the plot's edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label, y.label]
        self.init(data) {
            ChartMark(kind: .point, x: .value(x.extent($0)), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(kind: .point, x: .fixed(x), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [y.label]
        self.init(data) {
            ChartMark(kind: .point, x: .fixed($0[keyPath: x]), y: .value(y.extent($0)), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(kind: .point, x: .value(x.extent($0)), y: .fixed(y), labels: labels)
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == _VectorizedMarks<Data> {
        let labels: [any _ChartLabel] = [x.label]
        self.init(data) {
            ChartMark(kind: .point, x: .value(x.extent($0)), y: .fixed($0[keyPath: y]), labels: labels)
        }
    }
}
