import TintypeTree

/// The accessory above a tab bar, on a capsule of glass.
nonisolated struct TabAccessory: BuiltInView {
    let content: Evaluation<Void>
    let metrics: TabMetrics

    var body: some View {
        LaterView(content)
            .frame(maxWidth: .infinity, minHeight: metrics.accessoryHeight, maxHeight: metrics.accessoryHeight)
            .background(SurfaceColor.glass, in: Capsule())
            .shadow(color: Color.black.opacity(0.12), radius: 8, x: 0, y: 2)
    }
}
