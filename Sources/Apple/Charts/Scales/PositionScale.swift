/// The places of values along one axis of a plot.
enum PositionScale: Equatable {
    case number(ContinuousScale)
    case date(ContinuousScale)
    case category(BandScale)

    /// The place of a value: the middle of a category's band. nil where the value is of another kind.
    func position(_ datum: _PlotDatum) -> CGFloat? {
        switch (self, datum) {
        case (.number(let scale), .number(let value)), (.date(let scale), .date(let value)): scale.position(value)
        case (.category(let bands), .category(let name)): bands.band(name).map { ($0.lowerBound + $0.upperBound) / 2 }
        default: nil
        }
    }

    /// The place of a value, or of the middle of its bin.
    func position(_ extent: PlotExtent) -> CGFloat? {
        guard let middle = extent.middle else { return position(extent.lower) }
        return position(extent.lower.with(middle))
    }

    /// The interval that belongs to a value as a whole: a category's band, or a bin. nil for a value without width.
    func slot(_ extent: PlotExtent) -> ClosedRange<CGFloat>? {
        if case .category(let bands) = self, case .category(let name) = extent.lower { return bands.band(name) }
        guard let upper = extent.upper, let first = position(extent.lower), let second = position(upper) else {
            return nil
        }
        return min(first, second)...max(first, second)
    }

    /// The value at a place; nil beyond a domain of categories.
    func value(at position: CGFloat) -> _PlotDatum? {
        switch self {
        case .number(let scale): .number(scale.value(at: position))
        case .date(let scale): .date(scale.value(at: position))
        case .category(let bands): bands.category(at: position).map { .category($0) }
        }
    }

    /// The ends in points, the place of the domain's beginning first.
    var ends: (start: CGFloat, end: CGFloat) {
        switch self {
        case .number(let scale), .date(let scale): (scale.start, scale.end)
        case .category(let bands): (bands.start, bands.end)
        }
    }

    var isCategory: Bool {
        if case .category = self { true } else { false }
    }
}
