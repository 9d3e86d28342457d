/// A sector for each element of a collection: Swift Charts' plot.
public nonisolated struct SectorPlot<Content: ChartContent>: _WrappingPlot {
    /// The marks of the plot.
    public let content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
}

nonisolated extension SectorPlot {
    /// Creates sectors whose angles are in proportion to numbers.
    ///
    /// - Parameter angularInset: The distance of each sector's straight sides from its bounds, in points.
    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data) {
            ChartMark(
                kind: .sector(
                    inner: innerRadius.dimension($0), outer: outerRadius.dimension($0), inset: angularInset ?? 0),
                angle: angle.extent($0), labels: [angle.label])
        }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == _VectorizedMarks<Data> {
        content = _VectorizedMarks(data: data) {
            ChartMark(
                kind: .sector(
                    inner: innerRadius.dimension($0), outer: outerRadius.dimension($0),
                    inset: $0[keyPath: angularInset]),
                angle: angle.extent($0), labels: [angle.label])
        }
    }
}
