/// The place of an axis' labels beside the plot: Swift Charts' view. The labels stand before it, in their own places.
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}

/// The place of an axis, as its style has it.
struct ChartAxisArea: View {
    let axis: AxisPlan

    var body: some View {
        if let style = axis.options.style { style(ChartAxisContent()).chartRole(.axisArea(axis.axis)) }
    }
}

/// The ticks and labels of an axis.
struct ChartAxisParts: View {
    let axis: AxisPlan

    var body: some View {
        ForEach(axis.parts.indices, id: \.self) { index in
            let part = axis.parts[index]
            if part.tickLength != nil {
                TickLine(isUp: axis.axis == .horizontal)
                    .stroke(
                        part.element.style.foreground ?? AnyShapeStyle(.separator),
                        lineWidth: part.element.stroke?.lineWidth ?? ChartMetrics.gridLine(axis.axis).lineWidth
                    )
                    .chartRole(.tick(axis.axis, index))
            } else if let (view, placing) = part.label {
                AxisLabelView(
                    view: view, placing: placing, style: part.element.style, isShortened: part.shortens(in: axis.domain)
                )
                .chartRole(.label(axis.axis, index))
            }
        }
    }
}

/// A line through the middle of its frame, which is wider: the edges of a frame come to whole pixels, and might to the same one.
struct TickLine: Shape {
    let isUp: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: isUp ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: isUp ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// A label of an axis. Without room it shows nothing.
struct AxisLabelView: View {
    let view: AnyView
    let placing: AxisLabelPlacing
    let style: AxisElementStyle
    let isShortened: Bool

    var body: some View {
        Group {
            if isShortened {
                ViewThatFits(in: .vertical) {
                    turned.lineLimit(1)
                    Color.clear.frame(width: 0, height: 0)
                }
            } else {
                ViewThatFits(in: .horizontal) {
                    turned.fixedSize()
                    Color.clear.frame(width: 0, height: 0)
                }
            }
        }
        .font(style.font ?? .caption)
        .foregroundStyle(style.foreground ?? AnyShapeStyle(.secondary))
    }

    @ViewBuilder private var turned: some View {
        switch placing.orientation.kind {
        case .horizontal: view
        case .vertical: TurnedLayout() { view.fixedSize().rotationEffect(.degrees(-90)) }
        case .verticalReversed: TurnedLayout() { view.fixedSize().rotationEffect(.degrees(90)) }
        }
    }
}

/// The room of a view that is turned by a quarter: its height across, and its width along.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let own = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: own.height, height: own.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}

/// The titles of an axis.
struct AxisTitleViews: View {
    let axis: AxisPlan

    var body: some View {
        ForEach(axis.options.titles.indices, id: \.self) { index in
            let title = axis.options.titles[index]
            Group {
                if AxisTitles.isTurned(title, axis) {
                    TurnedLayout() { title.view.fixedSize().rotationEffect(.degrees(-90)) }
                } else {
                    title.view.fixedSize()
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            .chartRole(.title(axis.axis, index))
        }
    }
}

/// The symbols that are views, and the annotations.
struct MarkViews: View {
    let plan: ChartPlan

    var body: some View {
        let geometry = PlotGeometry(plan, size: plan.estimatedPlot)
        ForEach(plan.marks.indices.filter { plan.marks[$0].style.symbolView != nil }, id: \.self) { index in
            plan.marks[index].style.symbolView
                .foregroundStyle(plan.style(of: plan.marks[index]))
                .fixedSize()
                .chartRole(.symbol(index))
        }
        ForEach(plan.marks.indices.filter { !plan.marks[$0].style.annotations.isEmpty }, id: \.self) { index in
            let annotations = plan.marks[index].style.annotations
            ForEach(annotations.indices, id: \.self) { number in
                annotations[number].content(AnnotationContext(targetSize: geometry.shapes[index]?.frame.size ?? .zero))
                    .fixedSize()
                    .chartRole(.annotation(index, number))
            }
        }
    }
}
