/// The places of a chart's values: Swift Charts' type. Places are points from the plot's corner at the left top.
public struct ChartProxy {
    private let plan: ChartPlan
    private let anchor: Anchor<CGRect>?
    private let isMirrored: Bool
    private let x: PositionScale
    private let y: PositionScale

    /// The size of the plot, in points.
    public let plotSize: CGSize
    public var plotAreaSize: CGSize { plotSize }

    init(_ plan: ChartPlan, plotSize: CGSize, anchor: Anchor<CGRect>?, isMirrored: Bool) {
        self.plan = plan
        self.plotSize = plotSize
        self.anchor = anchor
        self.isMirrored = isMirrored
        x = plan.x.scale(plotSize)
        y = plan.y.scale(plotSize)
    }

    /// The frame of the plot, which a `GeometryProxy` gives in its own coordinates; nil where there is none.
    public var plotFrame: Anchor<CGRect>? { anchor }
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    /// The frame of the plot. Stops the program where there is none, as `plotFrame!` does.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else { preconditionFailure("the chart has no plot") }
        return anchor
    }

    // MARK: Values to places

    private func mirrored(_ place: CGFloat) -> CGFloat { isMirrored ? plotSize.width - place : place }

    /// The place of a value, in the middle of a category's band; nil where it is of another kind than the axis.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.datum).map(mirrored) }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.datum) }
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a category, or the place of another value.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        let extent = PlotExtent(value.datum)
        guard let slot = x.slot(extent) ?? x.position(extent).map({ $0...$0 }) else { return nil }
        return isMirrored ? mirrored(slot.upperBound)...mirrored(slot.lowerBound) : slot
    }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        let extent = PlotExtent(value.datum)
        return y.slot(extent) ?? y.position(extent).map { $0...$0 }
    }
    public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    // MARK: Places to values

    func datum(atX position: CGFloat) -> _PlotDatum? { x.value(at: mirrored(position)) }
    func datum(atY position: CGFloat) -> _PlotDatum? { y.value(at: position) }

    /// The value of a place; nil beyond categories, or where the type is another.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atX: position).flatMap { P(datum: $0) }
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(atY: position).flatMap { P(datum: $0) }
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    // MARK: Angles

    /// The angle of a place around the plot's middle, from the top on, in the direction of a clock.
    public func angle(at position: CGPoint) -> Angle {
        let (across, down) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let angle = atan2(Double(across), Double(-down))
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// The number that the sectors up to an angle add up to.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        datum(atAngle: angle).flatMap { P(datum: $0) }
    }

    private func datum(atAngle angle: Angle) -> _PlotDatum? {
        let total = plan.marks.reduce(0) { $0 + ($1.isSector ? max($1.angle?.lower.scalar ?? 0, 0) : 0) }
        return total > 0 ? .number(total * angle.radians / (2 * .pi)) : nil
    }

    // MARK: Selection

    /// Selects what is at a place, as a finger there would.
    public func selectXValue(at position: CGFloat) { plan.options.x.selectValue?(datum(atX: position)) }
    public func selectYValue(at position: CGFloat) { plan.options.y.selectValue?(datum(atY: position)) }
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        if let first = datum(atX: start), let second = datum(atX: end) { plan.options.x.selectRange((first, second)) }
    }
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        if let first = datum(atY: start), let second = datum(atY: end) { plan.options.y.selectRange((first, second)) }
    }
    public func selectAngleValue(at angle: Angle) { plan.options.angleSelection?(datum(atAngle: angle)) }

    /// Ends each selection of values.
    func deselect() {
        plan.options.x.selectValue?(nil)
        plan.options.y.selectValue?(nil)
        plan.options.angleSelection?(nil)
    }

    // MARK: Domains

    /// The values of a scale: the ends of numbers and dates, or the categories.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.x.domain.data.compactMap { P(datum: $0) } }
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.y.domain.data.compactMap { P(datum: $0) } }
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        plan.styles.foreground.domain.compactMap { P(datum: $0) }
    }
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
        plan.styles.symbol.domain.compactMap { P(datum: $0) }
    }
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        plan.styles.line.domain.compactMap { P(datum: $0) }
    }
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
        plan.styles.symbolSize.domain.compactMap { P(datum: $0) }
    }

    /// The looks that a scale has for a value; nil where it is not in the scale.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        plan.styles.foreground.style(for: value.datum)
    }
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        plan.styles.symbol.value(for: value.datum)
    }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { plan.styles.line.value(for: value.datum) }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { plan.styles.symbolSize.area(for: value.datum) }
}
