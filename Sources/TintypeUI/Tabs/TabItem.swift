import TintypeTree

/// The symbol and the title of a tab, the one above the other.
///
/// Symbols are filled where they have such a look, as tab bars of iOS make them through the environment's variants: what a
/// label sets itself counts more.
nonisolated struct TabItem: BuiltInView {
    private let symbols: [Node]
    private let texts: [Node]
    private let badge: Evaluation<Void>?
    private let metrics: TabMetrics

    init(label: ShownTab, metrics: TabMetrics) {
        let usual = metrics.isNew ? AnyShapeStyle(Color.primary) : AnyShapeStyle(ClassLooks.current.tab ?? .gray)
        func parts(_ font: Font) -> [Node] {
            label.nodes {
                $0.isTabLabel = true
                $0.symbolVariants = $0.symbolVariants.fill
                $0.font = font
                $0.foreground = label.isChosen ? $0.chosenTabStyle : usual
            }
        }
        symbols = parts(metrics.symbolFont).filter { !$0.isText }
        texts = parts(.tabTitle).filter(\.isText)
        badge = label.badge
        self.metrics = metrics
    }

    var body: some View {
        let layout = metrics.isNew ? TabItemLayout.platter : TabItemLayout.strip
        layout {
            if let badge {
                SingleView(symbols)
                    .frame(width: metrics.badgedSymbolSize, height: metrics.badgedSymbolSize)
                    .overlay(alignment: .topTrailing) { TabBadge(content: badge, metrics: metrics) }
            } else {
                SingleView(symbols)
            }
            SingleView(texts)
        }
    }
}

/// A count in a red circle at the upper right of a symbol, whatever the symbol's size.
private nonisolated struct TabBadge: BuiltInView {
    let content: Evaluation<Void>
    let metrics: TabMetrics

    var body: some View {
        LaterView(content) {
            $0.font = metrics.badgeFont
            $0.foreground = AnyShapeStyle(Color.white)
        }
        .padding(.horizontal, metrics.badgePadding)
        .frame(minWidth: metrics.badgeSize, minHeight: metrics.badgeSize)
        .background(Color.red, in: Capsule())
        .fixedSize()
        .offset(metrics.badgeOffset)
    }
}
