/// The values along an axis, before there are any points.
struct AxisDomain: Equatable {
    enum Kind: Equatable {
        case number(ClosedRange<Double>, ScaleTransform)
        case date(ClosedRange<Double>)
        case category([String])
    }

    var kind: Kind
    var isReversed = false
    var range = _PositionRange()

    static func == (first: AxisDomain, second: AxisDomain) -> Bool {
        first.kind == second.kind && first.isReversed == second.isReversed
    }

    /// The scale of a plot of this length in points. Numbers and dates go up along y, and categories down.
    func scale(length: CGFloat, axis: Axis) -> PositionScale {
        let (first, last): (CGFloat, CGFloat) =
            switch range.kind {
            case .plot(let start, let end): (start, max(length - end, start))
            case .points(let start, let end): (start, end)
            }
        var isUp = axis == .vertical && !isCategory
        if isReversed { isUp.toggle() }
        let (start, end) = isUp ? (length - first, length - last) : (first, last)
        switch kind {
        case .number(let domain, let transform):
            return .number(ContinuousScale(domain: domain, start: start, end: end, transform: transform))
        case .date(let domain): return .date(ContinuousScale(domain: domain, start: start, end: end))
        case .category(let names): return .category(BandScale(categories: names, start: start, end: end))
        }
    }

    var isCategory: Bool {
        if case .category = kind { true } else { false }
    }

    /// The values of the domain: its ends, or its categories.
    var data: [_PlotDatum] {
        switch kind {
        case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
        case .date(let range): [.date(range.lowerBound), .date(range.upperBound)]
        case .category(let names): names.map { .category($0) }
        }
    }

    /// The part of the domain that is seen from a value on; of categories, a count of them.
    func visible(length: Double, from position: _PlotDatum?) -> AxisDomain {
        var part = self
        switch kind {
        case .number(let range, let transform):
            let start = position?.scalar ?? range.lowerBound
            part.kind = .number(start...(start + max(length, 0)), transform)
        case .date(let range):
            let start = position?.scalar ?? range.lowerBound
            part.kind = .date(start...(start + max(length, 0)))
        case .category(let names):
            let first: Int
            if case .category(let name) = position { first = names.firstIndex(of: name) ?? 0 } else { first = 0 }
            part.kind = .category(Array(names.dropFirst(first).prefix(max(Int(saturating: length), 1))))
        }
        return part
    }
}

extension Int {
    /// A whole number near `value`, whatever that is.
    init(saturating value: Double) {
        self = value.isFinite ? Int(Swift.min(Swift.max(value, -1e9), 1e9)) : 0
    }
}

/// The finding of an axis's domain in the data.
struct DomainSearch {
    let data: [_PlotDatum]
    let options: AxisOptions
    /// The number of intervals that ticks are wished to divide the domain into.
    let count: Int

    var domain: AxisDomain {
        let asked = options.domain
        var found = AxisDomain(kind: kind(asked), isReversed: (asked?.isReversed ?? false) || runsBackward(asked))
        if let range = options.range { found.range = range }
        return found
    }

    /// Numbers and dates in a list go from its first to its last.
    private func runsBackward(_ asked: _ScaleDomain?) -> Bool {
        guard case .values(let values) = asked?.kind, let first = values.first?.scalar, let last = values.last?.scalar
        else { return false }
        return first > last
    }

    private func kind(_ asked: _ScaleDomain?) -> AxisDomain.Kind {
        switch asked?.kind {
        case .values(let values) where !values.isEmpty: return kind(of: values, isGiven: true, asked)
        case .interval(let lower, let upper): return kind(of: [lower, upper], isGiven: true, asked)
        default: return kind(of: asked?.modify.map { $0(summary) } ?? data, isGiven: false, asked)
        }
    }

    /// The data as those who change it get it: the ends of numbers and dates, or the categories.
    private var summary: [_PlotDatum] {
        let scalars = data.compactMap(\.scalar)
        guard let first = data.first, let lower = scalars.min(), let upper = scalars.max() else { return names(data) }
        return [first.with(lower), first.with(upper)]
    }

    private func names(_ values: [_PlotDatum]) -> [_PlotDatum] {
        var seen = Set<_PlotDatum>()
        return values.filter { seen.insert($0).inserted }
    }

    private func kind(of values: [_PlotDatum], isGiven: Bool, _ asked: _ScaleDomain?) -> AxisDomain.Kind {
        let isCategory = values.contains { $0.scalar == nil } || options.type?.kind == .category
        if isCategory { return .category(names(values).map(AxisText.category)) }
        var scalars = values.compactMap(\.scalar).filter(\.isFinite)
        if case .date = values.first {
            return .date((scalars.min() ?? 0)...(scalars.max() ?? 0))
        }
        var transform = ScaleTransform.linear
        if case .number(let other) = options.type?.kind { transform = other }
        if transform == .log { scalars.removeAll { $0 <= 0 } }
        guard var lower = scalars.min(), var upper = scalars.max() else { return .number(0...1, transform) }
        if isGiven { return .number(lower...upper, transform) }
        if transform == .log {
            let ends = (pow(10, floor(log10(lower) + 1e-9)), pow(10, ceil(log10(upper) - 1e-9)))
            return .number(ends.0...max(ends.1, ends.0 * 10), transform)
        }
        if asked?.includesZero ?? true { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        if lower == upper { (lower, upper) = (min(lower, lower - 1), upper + 1) }
        return .number(rounded(lower, upper), transform)
    }

    /// The domain with its ends on ticks, unless the axis says otherwise.
    private func rounded(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
        let values = options.groups?.first?.values
        let ticks: NiceTicks
        switch values?.kind {
        case .step(let step): ticks = NiceTicks(lower, upper, step: step)
        case .automatic(let wished, let minimum):
            ticks = NiceTicks(lower, upper, count: wished ?? count, minimumStep: minimum ?? 0)
        default: ticks = NiceTicks(lower, upper, count: count)
        }
        let covering = ticks.covering
        let start = values?.roundsLower ?? true ? min(covering.first ?? lower, lower) : lower
        let end = values?.roundsUpper ?? true ? max(covering.last ?? upper, upper) : upper
        return start...end
    }
}
