/// A chart: Swift Charts' view.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartOptions) private var options
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart of a collection, with the content of each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        GeometryReader { geometry in
            let plan = plan(geometry.size)
            ChartBody(plan: plan).frame(width: geometry.size.width, height: geometry.size.height)
        }
        // A chart takes what it is given. Where nothing is proposed, it is as large as one in a list; a guess.
        .frame(idealWidth: 300, idealHeight: 200)
    }

    private func plan(_ size: CGSize) -> ChartPlan {
        var marks = _ChartMarks()
        Content._collect(content, into: &marks)
        return ChartPlan(marks.marks, options, size: size, calendar: calendar, locale: locale)
    }
}

/// A chart of some size: its parts, and what is before and behind them.
struct ChartBody: View {
    let plan: ChartPlan

    var body: some View {
        parts
            .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
                ChartLayers(layers: plan.options.backgrounds, plan: plan, anchor: anchor)
            }
            .overlayPreferenceValue(PlotFrameKey.self) { anchor in
                ChartLayers(layers: plan.options.overlays, plan: plan, anchor: anchor)
            }
    }

    private var parts: some View {
        ChartLayout(plan: plan) {
            ChartAxisArea(axis: plan.x)
            ChartAxisArea(axis: plan.y)
            plot.chartRole(.plot)
            ChartAxisParts(axis: plan.x)
            ChartAxisParts(axis: plan.y)
            MarkViews(plan: plan)
            AxisTitleViews(axis: plan.x)
            AxisTitleViews(axis: plan.y)
            ChartLegend(plan: plan).chartRole(.legend)
        }
    }

    private var plot: some View {
        let plain = ChartPlotContent(plan: plan)
        let styled = plan.options.plotStyles.reduce(AnyView(plain)) { _, style in style(plain) }
        return styled.overlay { PlotTouches(plan: plan) }
    }
}

/// The plot of a chart: Swift Charts' view.
public struct ChartPlotContent: View {
    let plan: ChartPlan
    @Environment(\.layoutDirection) private var direction

    public var body: some View {
        let isMirrored = direction == .rightToLeft
        // Symbols at the plot's edges, and marks beyond its domain, reach out of it; a canvas shows nothing outside of itself.
        let margin = ChartMetrics.plotMargin
        Color.clear.overlay {
            Canvas { context, size in
                let plot = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
                context.translateBy(x: margin, y: margin)
                // Drawings are not mirrored by themselves, and a plot is.
                if isMirrored {
                    context.translateBy(x: plot.width, y: 0)
                    context.scaleBy(x: -1, y: 1)
                }
                PlotPainter(geometry: PlotGeometry(plan, size: plot)).draw(in: &context)
            }
            .padding(-margin)
            .allowsHitTesting(false)
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(ChartSpeech(plan).label)
        .accessibilityValue(ChartSpeech(plan).value)
    }
}

/// The frame of the plot.
struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// Views before or behind a chart that ask for the places of values.
struct ChartLayers: View {
    let layers: [(alignment: Alignment, content: (ChartProxy) -> AnyView)]
    let plan: ChartPlan
    let anchor: Anchor<CGRect>?
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if !layers.isEmpty {
            GeometryReader { geometry in
                let frame = anchor.map { geometry[$0] } ?? .zero
                let proxy = ChartProxy(
                    plan, plotSize: frame.size, anchor: anchor, isMirrored: direction == .rightToLeft)
                ForEach(layers.indices, id: \.self) { index in
                    layers[index].content(proxy).frame(
                        width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
                }
            }
        }
    }
}
