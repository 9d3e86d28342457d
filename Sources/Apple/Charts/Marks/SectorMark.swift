/// A sector of a pie or a ring: Swift Charts' mark. All of a chart's sectors come to a whole circle.
public nonisolated struct SectorMark: PrimitiveChartContent {
    private let mark: ChartMark

    @MainActor func collect(into marks: inout _ChartMarks) { marks.append(mark) }

    /// Creates a sector whose angle is in proportion to a number.
    ///
    /// - Parameters:
    ///   - innerRadius, outerRadius: Ratios are parts of the radius of the circle that fits into the plot.
    ///   - angularInset: The distance of the sector's straight sides from its bounds, in points.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = ChartMark(
            kind: .sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0), angle: angle.extent,
            labels: [angle.label])
    }
}
