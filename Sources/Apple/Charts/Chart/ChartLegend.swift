/// The legend of a chart: a sign and a name for each category, or a bar of colours for numbers.
struct ChartLegend: View {
    let plan: ChartPlan

    var body: some View {
        if plan.options.legend.visibility == .hidden {
            Color.clear.frame(width: 0, height: 0)
        } else if let content = plan.options.legend.content {
            content
        } else {
            entries
        }
    }

    @ViewBuilder private var entries: some View {
        let signs = LegendSign.all(plan)
        let isStacked = plan.options.legend.position == .leading || plan.options.legend.position == .trailing
        if plan.styles.foreground.isContinuous {
            LegendRamp(scale: plan.styles.foreground)
        } else if signs.isEmpty {
            Color.clear.frame(width: 0, height: 0)
        } else if isStacked {
            VStack(alignment: .leading, spacing: 6) { rows(signs) }
        } else {
            FlowLayout(spacing: 8, lineSpacing: 4) { rows(signs) }
        }
    }

    private func rows(_ signs: [LegendSign]) -> some View {
        ForEach(signs.indices, id: \.self) { index in
            let sign = signs[index]
            HStack(spacing: 4) {
                LegendSymbol(sign: sign)
                Text(verbatim: sign.name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }
}

/// The entry of a legend for one category.
struct LegendSign {
    let name: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
    let line: StrokeStyle?

    /// The categories of all scales that have some, in their order.
    static func all(_ plan: ChartPlan) -> [LegendSign] {
        let scales = plan.styles
        let (colors, symbols, lines) = (scales.foreground.domain, scales.symbol.domain, scales.line.domain)
        var seen = Set<_PlotDatum>()
        let found = [
            (colors, plan.marks.contains { $0.style.foregroundBy != nil }),
            (symbols, plan.marks.contains { $0.style.symbolBy != nil }),
            (lines, plan.marks.contains { $0.style.lineBy != nil }),
        ]
        return found.filter(\.1).flatMap(\.0).filter { seen.insert($0).inserted }.map { datum in
            LegendSign(
                name: AxisText.category(datum),
                style: colors.contains(datum)
                    ? scales.foreground.style(for: datum) ?? AnyShapeStyle(.blue)
                    : AnyShapeStyle(colors.isEmpty ? AnyShapeStyle(.blue) : AnyShapeStyle(.secondary)),
                symbol: (symbols.contains(datum) ? scales.symbol.value(for: datum) : nil)
                    ?? AnyChartSymbolShape(.circle),
                line: lines.contains(datum) ? scales.line.value(for: datum) : nil)
        }
    }
}

/// The sign of a category: a symbol, or a piece of its line.
struct LegendSymbol: View {
    let sign: LegendSign
    @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

    var body: some View {
        if let line = sign.line {
            Path { path in
                path.move(to: CGPoint(x: 0, y: side / 2))
                path.addLine(to: CGPoint(x: 2.5 * side, y: side / 2))
            }
            .stroke(sign.style, style: line)
            .frame(width: 2.5 * side, height: side)
        } else {
            sign.symbol.path(
                around: CGPoint(x: side / 2, y: side / 2), size: CGSize(width: side, height: side)
            )
            .fill(sign.style)
            .frame(width: side, height: side)
        }
    }
}

/// The colours that numbers run through, between the least and the greatest.
struct LegendRamp: View {
    let scale: StyleScale<any ShapeStyle>

    var body: some View {
        HStack(spacing: 6) {
            end(scale.domain.first)
            LinearGradient(
                colors: (0...8).map { scale.color(at: Double($0) / 8) }, startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 80, height: 8)
            .clipShape(Capsule())
            end(scale.domain.last)
        }
    }

    private func end(_ datum: _PlotDatum?) -> some View {
        Text(verbatim: datum.map(AxisText.category) ?? "").font(.caption).foregroundStyle(.secondary)
    }
}

/// Views in lines, as words are.
struct FlowLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        frames(subviews, width: proposal.width ?? .infinity).reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.5)) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { view in
            let own = view.sizeThatFits(.unspecified)
            let size = CGSize(width: min(own.width, width), height: own.height)
            if x > 0, x + size.width > width {
                (x, y, height) = (0, y + height + lineSpacing, 0)
            }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
