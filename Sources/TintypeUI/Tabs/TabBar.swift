import TintypeTree

/// The bar of a tab view: a platter of glass at the bottom, a strip before iOS 26, or a capsule at the top.
nonisolated struct TabBar: BuiltInView {
    let labels: [ShownTab]
    let metrics: TabMetrics

    var body: some View {
        if metrics.isAtTop {
            HStack(spacing: 0) {
                ForEach(0..<labels.count) { TopTabItem(label: labels[$0], metrics: metrics).choosing(labels[$0]) }
            }
            .padding(4)
            .background(SurfaceColor.glass, in: Capsule())
            .shadow(color: Color.black.opacity(0.12), radius: 6, x: 0, y: 2)
        } else if metrics.isNew {
            platter
        } else {
            HStack(spacing: 0) {
                ForEach(0..<labels.count) {
                    TabItem(label: labels[$0], metrics: metrics).frame(maxWidth: .infinity).choosing(labels[$0])
                }
            }
        }
    }

    private var platter: some View {
        HStack(spacing: -metrics.platterOverlap) {
            ForEach(0..<labels.count) { index in
                TabItem(label: labels[index], metrics: metrics)
                    .background { if labels[index].isChosen { Capsule().fill(SurfaceColor.field) } }
                    .choosing(labels[index])
            }
        }
        .padding(.horizontal, metrics.platterPadding)
        .frame(
            maxWidth: metrics.platterWidth(labels.count), minHeight: metrics.platterHeight,
            maxHeight: metrics.platterHeight
        )
        .background(SurfaceColor.glass, in: Capsule())
        .shadow(color: Color.black.opacity(0.14), radius: 10, x: 0, y: 3)
    }
}

extension View {
    /// The view is what one taps to choose a tab.
    fileprivate nonisolated func choosing(_ tab: ShownTab) -> some View {
        standing(as: .tab, named: nil) { tab.choose() }
    }
}
