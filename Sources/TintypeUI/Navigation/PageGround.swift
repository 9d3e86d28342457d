import TintypeTree

/// The opaque ground of a page of a navigation or of tabs: the system's background. macOS has none but the window's.
nonisolated struct PageGround: BuiltInView {
    @Environment(\.platform) private var platform

    var body: some View {
        if platform.name == .iOS { SurfaceView(SurfaceColor.list(.plain), name: "PageGround") }
    }
}
