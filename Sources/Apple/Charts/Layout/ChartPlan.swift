/// A chart before it has a size: its marks, its scales' domains, and what its axes show.
struct ChartPlan {
    private(set) var marks: [ChartMark]
    private(set) var stacks: MarkStacks
    let x: AxisPlan
    let y: AxisPlan
    let styles: StyleScales
    let options: ChartOptions
    /// Categories that stand side by side in one place, in order.
    let groups: [_PlotDatum]
    private(set) var series: SeriesOrder
    private let calendar: Calendar

    /// - Parameter size: The size of the chart in points, by which the number of ticks is chosen.
    init(_ marks: [ChartMark], _ options: ChartOptions, size: CGSize, calendar: Calendar, locale: Locale) {
        let marks = marks.map { $0.resolved(in: calendar) }
        self.marks = marks
        self.options = options
        self.calendar = calendar
        estimatedPlot = CGSize(width: max(size.width - 30, 0), height: max(size.height - 24, 0))
        stacks = MarkStacks(marks)
        styles = StyleScales(marks, options)
        series = SeriesOrder(marks)
        var seen = Set<_PlotDatum>()
        groups = marks.compactMap { $0.style.positionBy?.extent.lower }.filter { seen.insert($0).inserted }
        let domains = PlotDomains(marks, stacks, options, calendar: calendar, locale: locale)
        x = domains.axis(.horizontal, count: Self.count(size.width - 40, each: 62), beside: nil)
        y = domains.axis(.vertical, count: Self.count(size.height - 24, each: 44), beside: x.domain)
    }

    /// The number of intervals that fit into a length, in points.
    private static func count(_ length: CGFloat, each: CGFloat) -> Int {
        min(max(Int(saturating: Double(length / each).rounded()), 1), 5)
    }

    /// The plan of other marks in the same plot.
    func replacing(_ others: [ChartMark]) -> ChartPlan {
        var plan = self
        plan.marks = others.map { $0.resolved(in: calendar) }
        plan.stacks = MarkStacks(plan.marks)
        plan.series = SeriesOrder(plan.marks)
        return plan
    }

    /// Nearly the size of the plot, for those who ask before the labels are measured.
    let estimatedPlot: CGSize

    var isScrollable: Bool { !options.scrollableAxes.isEmpty }
}

/// The axes of a plot, as data and options have them.
private struct PlotDomains {
    private let marks: [ChartMark]
    private let stacks: MarkStacks
    private let options: ChartOptions
    private let calendar: Calendar
    private let locale: Locale

    init(_ marks: [ChartMark], _ stacks: MarkStacks, _ options: ChartOptions, calendar: Calendar, locale: Locale) {
        self.marks = marks
        self.stacks = stacks
        self.options = options
        self.calendar = calendar
        self.locale = locale
    }

    func axis(_ axis: Axis, count: Int, beside known: AxisDomain?) -> AxisPlan {
        var own = options[axis]
        if !marks.isEmpty, marks.allSatisfy(\.isSector) { own.visibility = .hidden }
        let data = MarkData(marks, stacks).values(axis, beside: known)
        var domain = DomainSearch(data: data, options: own, count: count).domain
        if let length = own.visibleLength,
            options.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical)
        {
            domain = domain.visible(length: length, from: own.scrollPosition)
        }
        let source = AxisSource(
            count: count, calendar: calendar, locale: locale, isPercent: stacks.normalized.contains(axis))
        return AxisPlan(axis, domain, own, source)
    }
}

extension ChartMark {
    var isSector: Bool {
        if case .sector = kind { true } else { false }
    }

    /// The mark with its units of the calendar as intervals.
    func resolved(in calendar: Calendar) -> ChartMark {
        var mark = self
        mark.x = x.resolved(in: calendar)
        mark.y = y.resolved(in: calendar)
        return mark
    }
}

/// The values that marks have along an axis.
struct MarkData {
    private let marks: [ChartMark]
    private let stacks: MarkStacks

    init(_ marks: [ChartMark], _ stacks: MarkStacks) {
        self.marks = marks
        self.stacks = stacks
    }

    /// - Parameter known: The domain of x, in which functions are drawn that have none of their own.
    func values(_ axis: Axis, beside known: AxisDomain?) -> [_PlotDatum] {
        marks.indices.flatMap { index -> [_PlotDatum] in
            let mark = marks[index]
            if case .function(let curve) = mark.kind { return samples(curve, axis, known) }
            if stacks.axes[index] == axis, let interval = stacks.intervals[index] {
                return [.number(interval.lowerBound), .number(interval.upperBound)]
            }
            let place = axis == .horizontal ? mark.x : mark.y
            return place.extents.flatMap { [$0.lower] + ($0.upper.map { [$0] } ?? []) }
        }
    }

    private func samples(_ curve: FunctionCurve, _ axis: Axis, _ known: AxisDomain?) -> [_PlotDatum] {
        var domain = curve.domain
        if case .number(let range, _) = known?.kind, domain == nil { domain = range }
        if axis == .horizontal {
            guard case .parametric(let function) = curve.kind, let domain else {
                return domain.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? []
            }
            return FunctionSamples(domain, count: 200).map { .number(function($0).x) }
        }
        return FunctionSamples(domain ?? 0...1, count: 200).flatMap { place -> [_PlotDatum] in
            switch curve.kind {
            case .line(let function): [.number(function(place))]
            case .area(let function): [.number(function(place).0), .number(function(place).1)]
            case .parametric(let function): [.number(function(place).y)]
            }
        }
    }
}

/// Numbers at even distances from one end of a range to the other.
struct FunctionSamples: Sequence {
    private let range: ClosedRange<Double>
    private let count: Int

    init(_ range: ClosedRange<Double>, count: Int) {
        self.range = range
        self.count = Swift.max(count, 1)
    }

    func makeIterator() -> AnyIterator<Double> {
        var index = 0
        return AnyIterator {
            guard index <= count else { return nil }
            defer { index += 1 }
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
        }
    }
}
