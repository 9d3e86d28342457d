import TintypeTree

/// A tab of a bar at the top: its title alone, or its symbol where it has none.
nonisolated struct TopTabItem: BuiltInView {
    let label: ShownTab
    let metrics: TabMetrics

    var body: some View {
        let nodes = label.nodes {
            $0.font = metrics.topFont(isChosen: label.isChosen)
            $0.foreground = label.isChosen ? $0.chosenTabStyle : nil
        }
        let texts = nodes.filter(\.isText)
        HStack(spacing: metrics.topSpacing) { MadeView(texts.isEmpty ? nodes : texts) }
            .frame(height: metrics.topItemHeight)
            .padding(.horizontal, metrics.topItemPadding)
            .background { if label.isChosen { Capsule().fill(SurfaceColor.field) } }
    }
}
