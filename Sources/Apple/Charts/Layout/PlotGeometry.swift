/// The places of a chart's marks in a plot of some size. Coordinates are points from the plot's corner at the leading top.
struct PlotGeometry {
    let plan: ChartPlan
    let size: CGSize
    let x: PositionScale
    let y: PositionScale
    /// The places of the marks, in their order; nil for one that has none.
    private(set) var shapes: [MarkShape?] = []

    /// The part of a band that a bar takes, and of its share one that stands beside others. A guess by pictures.
    private static let barRatio: CGFloat = 0.72
    private static let groupedRatio: CGFloat = 0.9
    /// The most that a bar takes whose values have no width, in points. A guess.
    private static let thinBar: CGFloat = 14

    init(_ plan: ChartPlan, size: CGSize) {
        self.plan = plan
        self.size = size
        x = plan.x.scale(size)
        y = plan.y.scale(size)
        let sectors = SectorAngles(plan.marks)
        shapes = plan.marks.indices.map { shape(of: $0, sectors) }
    }

    private func shape(of index: Int, _ sectors: SectorAngles) -> MarkShape? {
        let mark = plan.marks[index]
        let offset = mark.style.offset
        switch mark.kind {
        case .bar(let width, let height, _): return rect(index, width, height, ratio: Self.barRatio)
        case .rectangle(let width, let height): return rect(index, width, height, ratio: 1)
        case .point, .line:
            guard let x = point(mark.x, x, size.width), let y = point(mark.y, y, size.height) else { return nil }
            return .point(offset.applied(to: CGPoint(x: x, y: y)))
        case .area: return edge(index)
        case .rule: return rule(mark)
        case .sector(let inner, let outer, let inset):
            guard let (start, end) = sectors[index] else { return nil }
            let whole = min(size.width, size.height) / 2
            return .sector(
                SectorShape(
                    center: CGPoint(x: size.width / 2 + offset.xStart, y: size.height / 2 + offset.yStart),
                    inner: inner.radius(in: whole, automatic: 0), outer: outer.radius(in: whole, automatic: whole),
                    start: start, end: end, inset: inset, corner: mark.style.corner?.radius ?? 0))
        case .function: return .function
        }
    }

    // MARK: Places

    private func point(_ place: MarkPlace, _ scale: PositionScale, _ length: CGFloat) -> CGFloat? {
        switch place {
        case .value(let extent): scale.position(extent)
        case .fixed(let points): points ?? length / 2
        case .span, .fixedSpan: nil
        }
    }

    private func rect(_ index: Int, _ width: MarkDimension, _ height: MarkDimension, ratio: CGFloat) -> MarkShape? {
        let mark = plan.marks[index]
        guard let across = side(index, .horizontal, width, ratio), let down = side(index, .vertical, height, ratio)
        else {
            return nil
        }
        let rect = CGRect(
            x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound)
        return .rect(mark.style.offset.applied(to: rect))
    }

    /// The extent of a bar or a rectangle along one axis.
    private func side(_ index: Int, _ axis: Axis, _ dimension: MarkDimension, _ ratio: CGFloat) -> ClosedRange<CGFloat>?
    {
        let mark = plan.marks[index]
        let (scale, length) = axis == .horizontal ? (x, size.width) : (y, size.height)
        if plan.stacks.axes[index] == axis, let interval = plan.stacks.intervals[index] {
            return ordered(scale.position(.number(interval.lowerBound)), scale.position(.number(interval.upperBound)))
        }
        switch axis == .horizontal ? mark.x : mark.y {
        case .value(let extent):
            guard let slot = scale.slot(extent) ?? thinSlot(extent, axis, scale) else { return nil }
            return grouped(mark, axis, slot, dimension, ratio)
        case .span(let first, let second): return ordered(scale.position(first.lower), scale.position(second.lower))
        case .fixedSpan(let first, let second):
            // A bar that has one dimension alone is as thick as the plot, or as its dimension says.
            return ordered(first ?? 0, second ?? length).map { dimension.extent(in: $0, automatic: 1) }
        case .fixed: return nil
        }
    }

    private func ordered(_ first: CGFloat?, _ second: CGFloat?) -> ClosedRange<CGFloat>? {
        guard let first, let second else { return nil }
        return min(first, second)...max(first, second)
    }

    /// The share of a slot that a mark has that stands beside others.
    private func grouped(
        _ mark: ChartMark, _ axis: Axis, _ slot: ClosedRange<CGFloat>, _ dimension: MarkDimension, _ ratio: CGFloat
    ) -> ClosedRange<CGFloat> {
        guard let position = mark.style.positionBy, position.axis ?? axis == axis, plan.groups.count > 0,
            let place = plan.groups.firstIndex(of: position.extent.lower)
        else { return dimension.extent(in: slot, automatic: ratio) }
        let span = position.span.extent(in: slot, automatic: min(ratio + 0.08, 1))
        let step = (span.upperBound - span.lowerBound) / CGFloat(plan.groups.count)
        let start = span.lowerBound + step * CGFloat(place)
        return dimension.extent(in: start...(start + step), automatic: ratio == 1 ? 1 : Self.groupedRatio)
    }

    /// A slot for values without width: as wide as the least distance of two of them allows.
    private func thinSlot(_ extent: PlotExtent, _ axis: Axis, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
        guard let middle = scale.position(extent) else { return nil }
        let places = plan.marks.compactMap { mark -> CGFloat? in
            ((axis == .horizontal ? mark.x : mark.y).value).flatMap { scale.position($0) }
        }.sorted()
        let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
        let half = min(gaps.min() ?? Self.thinBar, Self.thinBar / Self.barRatio) / 2
        return (middle - half)...(middle + half)
    }

    private func edge(_ index: Int) -> MarkShape? {
        let mark = plan.marks[index]
        if let axis = plan.stacks.axes[index], let interval = plan.stacks.intervals[index] {
            let scale = axis == .vertical ? y : x
            let other = axis == .vertical ? point(mark.x, x, size.width) : point(mark.y, y, size.height)
            guard let other, let lower = scale.position(.number(interval.lowerBound)),
                let upper = scale.position(.number(interval.upperBound))
            else { return nil }
            let isDown = (axis == .vertical ? mark.y : mark.x).value?.lower.number ?? 0 < 0
            let (far, near) = isDown ? (lower, upper) : (upper, lower)
            return axis == .vertical
                ? .edge(CGPoint(x: other, y: far), CGPoint(x: other, y: near))
                : .edge(CGPoint(x: far, y: other), CGPoint(x: near, y: other))
        }
        switch (mark.x, mark.y) {
        case (.value(let place), .span(let start, let end)):
            guard let x = x.position(place), let start = y.position(start), let end = y.position(end) else {
                return nil
            }
            return .edge(CGPoint(x: x, y: end), CGPoint(x: x, y: start))
        case (.span(let start, let end), .value(let place)):
            guard let y = y.position(place), let start = x.position(start), let end = x.position(end) else {
                return nil
            }
            return .edge(CGPoint(x: end, y: y), CGPoint(x: start, y: y))
        default: return nil
        }
    }

    private func rule(_ mark: ChartMark) -> MarkShape? {
        func ends(_ place: MarkPlace, _ scale: PositionScale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
            switch place {
            case .value(let extent): scale.position(extent).map { ($0, $0) }
            case .fixed(let points): (points ?? length / 2, points ?? length / 2)
            case .fixedSpan(let first, let second): (first ?? 0, second ?? length)
            case .span(let first, let second):
                if let start = scale.position(first), let end = scale.position(second) { (start, end) } else { nil }
            }
        }
        guard let x = ends(mark.x, x, size.width), let y = ends(mark.y, y, size.height) else { return nil }
        let offset = mark.style.offset
        return .rule(
            CGPoint(x: x.0 + offset.xStart, y: y.0 + offset.yStart),
            CGPoint(x: x.1 + offset.xEnd, y: y.1 + offset.yEnd))
    }
}

/// The place of a mark in a plot.
enum MarkShape: Equatable {
    case rect(CGRect)
    case point(CGPoint)
    /// A point of an area's far edge, and that of its near one.
    case edge(CGPoint, CGPoint)
    case rule(CGPoint, CGPoint)
    case sector(SectorShape)
    case function

    /// The rectangle that annotations stand beside.
    var frame: CGRect {
        switch self {
        case .rect(let rect): rect
        case .point(let point): CGRect(origin: point, size: .zero)
        case .edge(let far, _): CGRect(origin: far, size: .zero)
        case .rule(let start, let end):
            CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y))
        case .sector(let sector): CGRect(origin: sector.middle, size: .zero)
        case .function: .zero
        }
    }
}
