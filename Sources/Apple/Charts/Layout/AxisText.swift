/// The means by which the values of an axis and their texts are made.
struct AxisSource {
    /// The number of intervals that is wished for.
    let count: Int
    let calendar: Calendar
    let locale: Locale
    /// Numbers are parts of a whole.
    var isPercent = false
}

/// The values that an axis shows, with their texts.
struct AxisText {
    private let domain: AxisDomain
    private let asked: AxisMarkValues
    private let source: AxisSource

    init(_ domain: AxisDomain, _ asked: AxisMarkValues, _ source: AxisSource) {
        self.domain = domain
        self.asked = asked
        self.source = source
    }

    private var count: Int { source.count }
    private var calendar: Calendar { source.calendar }
    private var locale: Locale { source.locale }

    /// The name of a category. A number has one where a scale of categories is asked for.
    static func category(_ datum: _PlotDatum) -> String {
        switch datum {
        case .category(let name): name
        case .number(let value): value.formatted()
        case .date(let seconds):
            Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        }
    }

    var values: [AxisValue] {
        switch domain.kind {
        case .number(let range, let transform): numbers(range, transform)
        case .date(let range): dates(range)
        case .category(let names): categories(names)
        }
    }

    private func made(
        _ data: [_PlotDatum], after last: _PlotDatum? = nil, _ text: (_PlotDatum) -> String
    ) -> [AxisValue] {
        data.indices.map { index in
            AxisValue(
                index: index, count: data.count, datum: data[index],
                next: index + 1 < data.count ? data[index + 1] : last, text: text(data[index]), calendar: calendar,
                locale: locale)
        }
    }

    private func categories(_ names: [String]) -> [AxisValue] {
        if case .values(let values) = asked.kind { return made(values, Self.category) }
        return made(names.map { .category($0) }, Self.category)
    }

    private func numbers(_ range: ClosedRange<Double>, _ transform: ScaleTransform) -> [AxisValue] {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        var decimals = 0
        let found: [Double]
        switch asked.kind {
        case .values(let values):
            found = values.compactMap(\.scalar)
            decimals = found.map(Self.decimals).max() ?? 0
        case .step(let step):
            found = NiceTicks(lower, upper, step: step).inside
            decimals = found.map(Self.decimals).max() ?? 0
        case .automatic(let wished, let minimum) where transform != .log:
            let ticks = NiceTicks(lower, upper, count: wished ?? count, minimumStep: minimum ?? 0)
            (found, decimals) = (ticks.inside, ticks.decimals)
        default:
            found = LogTicks.inside(lower, upper, count: count)
            decimals = found.map(Self.decimals).max() ?? 0
        }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        let step = found.count > 1 ? found[found.count - 1] - found[found.count - 2] : 1
        return made(found.map { .number($0) }, after: found.last.map { .number($0 + step) }) { datum in
            let number = datum.scalar ?? 0
            if source.isPercent { return number.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
            // Powers of ten below one need their own decimals.
            let digits = transform == .log ? Self.decimals(number) : decimals
            return number.formatted(style.precision(.fractionLength(digits)))
        }
    }

    /// The decimals that a number needs, at most six.
    private static func decimals(_ value: Double) -> Int {
        (0..<6).first { abs((value * pow(10, Double($0))).rounded() - value * pow(10, Double($0))) < 1e-6 } ?? 6
    }

    private func dates(_ range: ClosedRange<Double>) -> [AxisValue] {
        let ends =
            Date(
                timeIntervalSinceReferenceDate: range.lowerBound)...Date(
                timeIntervalSinceReferenceDate: range.upperBound)
        let stride: DateStride
        switch asked.kind {
        case .values(let values):
            let format = DateStride.fitting(ends, count: count, calendar: calendar).format.locale(locale)
            return made(values) { $0.date.map { $0.formatted(format) } ?? "" }
        case .units(let unit, let step, let other): stride = DateStride(unit, step, calendar: other ?? calendar)
        case .automatic(let wished, _): stride = .fitting(ends, count: wished ?? count, calendar: calendar)
        case .step(let seconds):
            let ticks = NiceTicks(range.lowerBound, range.upperBound, step: seconds).inside
            let format = DateStride.fitting(ends, count: count, calendar: calendar).format.locale(locale)
            return made(ticks.map { .date($0) }) { $0.date.map { $0.formatted(format) } ?? "" }
        }
        let found = stride.inside(ends)
        let format = stride.format.locale(locale)
        let next = found.last.flatMap { stride.calendar.date(byAdding: stride.unit, value: stride.count, to: $0) }
        return made(found.map(\.datum), after: next?.datum) { $0.date.map { $0.formatted(format) } ?? "" }
    }
}
