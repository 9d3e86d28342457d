/// The intervals of bars and areas that begin at zero, or upon one another.
struct MarkStacks {
    /// The axis along which each mark has its length, and its interval there; nil for a mark that has none.
    let axes: [Axis?]
    let intervals: [ClosedRange<Double>?]
    /// Axes of which all that is stacked is a part of a whole.
    let normalized: Set<Axis>

    /// The properties that marks of one stack share.
    private struct Key: Hashable {
        let axis: Axis
        let place: PlotExtent?
        let group: _PlotDatum?
        let isArea: Bool
        let method: MarkStackingMethod
    }

    init(_ marks: [ChartMark]) {
        let axes = marks.map { $0.lengthAxis }
        var stacks: [Key: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            guard let axis = axes[index], let (method, isArea) = mark.stacking else { continue }
            let place = axis == .vertical ? mark.x.value : mark.y.value
            // Areas lie upon one another at each place; only bars stand side by side.
            let group = isArea ? nil : mark.style.positionBy?.extent.lower
            stacks[Key(axis: axis, place: place, group: group, isArea: isArea, method: method), default: []]
                .append(index)
        }
        let series = SeriesOrder(marks)
        var intervals = [ClosedRange<Double>?](repeating: nil, count: marks.count)
        for (key, members) in stacks {
            // In areas the order is that of the series, wherever their points stand among the marks.
            let ordered = key.isArea ? members.sorted { (series[$0], $0) < (series[$1], $1) } : members
            let values = ordered.map { index in
                (key.axis == .vertical ? marks[index].y : marks[index].x).value?.lower.number ?? 0
            }
            for (index, interval) in zip(ordered, Stack.intervals(values, key.method)) { intervals[index] = interval }
        }
        self.axes = axes
        self.intervals = intervals
        normalized = Set(
            [Axis.horizontal, .vertical].filter { axis in
                let keys = stacks.keys.filter { $0.axis == axis }
                return !keys.isEmpty && keys.allSatisfy { $0.method == .normalized }
            })
    }
}

/// The series of lines and areas, numbered as they first appear.
struct SeriesOrder {
    /// The properties that the points of one line share.
    private struct Key: Hashable {
        let kind: Int
        let values: [_PlotDatum?]
    }

    private let numbers: [Int]

    init(_ marks: [ChartMark]) {
        var known: [Key: Int] = [:]
        numbers = marks.map { mark in
            let style = mark.style
            let kind =
                switch mark.kind {
                case .line: 0
                case .area: 1
                default: 2
                }
            // A number runs through colours: it tells no lines apart.
            let color = style.foregroundBy.flatMap { $0.lower.scalar == nil ? $0.lower : nil }
            let key = Key(
                kind: kind,
                values: [mark.series, color, style.symbolBy?.lower, style.lineBy?.lower])
            if let number = known[key] { return number }
            known[key] = known.count
            return known.count - 1
        }
    }

    subscript(mark: Int) -> Int { numbers[mark] }
}

extension ChartMark {
    var stacking: (method: MarkStackingMethod, isArea: Bool)? {
        switch kind {
        case .bar(_, _, let method): (method, false)
        case .area(let method): (method, true)
        default: nil
        }
    }

    /// The axis along which a bar or an area goes from zero to its number; nil where it has both its ends.
    var lengthAxis: Axis? {
        guard stacking != nil else { return nil }
        func isNumber(_ extent: PlotExtent) -> Bool { extent.lower.number != nil && !extent.isBin }
        switch (x, y) {
        case (.value(let x), .value(let y)):
            // Of two numbers y is the length, as in a plot of samples.
            return isNumber(y) ? .vertical : isNumber(x) ? .horizontal : nil
        case (.value(let x), .fixedSpan): return isNumber(x) ? .horizontal : nil
        case (.fixedSpan, .value(let y)): return isNumber(y) ? .vertical : nil
        default: return nil
        }
    }
}
