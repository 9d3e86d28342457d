/// The visual values of a chart's data.
struct StyleScales {
    let foreground: StyleScale<any ShapeStyle>
    let symbol: StyleScale<AnyChartSymbolShape>
    let line: StyleScale<StrokeStyle>
    let symbolSize: StyleScale<CGFloat>

    /// The colours of categories, in the order in which charts give them: the documented ones.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .indigo, .brown]
    /// The ends of the colours that numbers run through. A guess.
    static let numberColors: [Color] = [Color(red: 0.82, green: 0.9, blue: 1), .blue]
    private static let lines = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]
        .map { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0) }
    /// The areas of the least and the greatest number, in square points. A guess.
    private static let areas: [CGFloat] = [20, 300]

    init(_ marks: [ChartMark], _ options: ChartOptions) {
        foreground = StyleScale(
            marks.compactMap(\.style.foregroundBy), options.foreground, Self.colors,
            numbers: Self.numberColors)
        symbol = StyleScale(
            marks.compactMap(\.style.symbolBy), options.symbol,
            BasicChartSymbolShape.Kind.allCases.map { AnyChartSymbolShape(BasicChartSymbolShape(kind: $0)) })
        line = StyleScale(marks.compactMap(\.style.lineBy), options.line, Self.lines)
        symbolSize = StyleScale(
            marks.compactMap(\.style.symbolSizeBy), options.symbolSize, Self.areas, numbers: Self.areas)
    }
}

/// The visual values of one kind: one for each category, or values between which numbers and dates lie.
struct StyleScale<Value> {
    /// Categories in their order, or the least and the greatest number.
    let domain: [_PlotDatum]
    let values: [Value]
    let isContinuous: Bool
    private let mapping: ((_PlotDatum) -> Value?)?
    private let indices: [_PlotDatum: Int]

    init(_ extents: [PlotExtent], _ options: StyleScaleOptions<Value>, _ usual: [Value], numbers: [Value] = []) {
        var seen = Set<_PlotDatum>()
        let found = extents.map(\.lower).filter { seen.insert($0).inserted }
        let scalars = found.compactMap(\.scalar)
        isContinuous = !numbers.isEmpty && !found.isEmpty && scalars.count == found.count && options.mapping == nil
        if isContinuous, let first = found.first {
            let ends = (options.domain?.compactMap(\.scalar)).flatMap { $0.count > 1 ? $0 : nil } ?? scalars
            domain = [first.with(ends.min() ?? 0), first.with(ends.max() ?? 1)]
        } else {
            domain = options.domain ?? found
        }
        values = options.range.flatMap { $0.isEmpty ? nil : $0 } ?? (isContinuous ? numbers : usual)
        mapping = options.mapping
        indices = Dictionary(domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a number between the ends of the domain, 0...1.
    func fraction(of datum: _PlotDatum) -> Double? {
        guard isContinuous, let value = datum.scalar, let lower = domain[0].scalar, let upper = domain[1].scalar else {
            return nil
        }
        return upper > lower ? min(max((value - lower) / (upper - lower), 0), 1) : 1
    }

    /// The value of a category. Values begin again where there are more categories.
    func value(for datum: _PlotDatum) -> Value? {
        if let mapping { return mapping(datum) }
        guard let index = indices[datum] else { return nil }
        return values[index % values.count]
    }
}

extension StyleScale<any ShapeStyle> {
    /// The style of any datum: numbers have the colours between those of the range.
    func style(for datum: _PlotDatum) -> AnyShapeStyle? {
        guard let fraction = fraction(of: datum) else { return value(for: datum).map { AnyShapeStyle($0) } }
        return AnyShapeStyle(color(at: fraction))
    }

    /// The colour of a fraction of the domain; what is no colour does not blend.
    func color(at fraction: Double) -> Color {
        let colors = values.compactMap { $0 as? Color }
        guard colors.count > 1 else { return colors.first ?? .blue }
        let place = fraction * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index))
    }
}

extension StyleScale<CGFloat> {
    /// The area of any datum, in square points.
    func area(for datum: _PlotDatum) -> CGFloat? {
        guard let fraction = fraction(of: datum), let first = values.first, let last = values.last else {
            return value(for: datum)
        }
        return first + (last - first) * CGFloat(fraction)
    }
}
