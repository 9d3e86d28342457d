import TintypeTree

/// The ground of a page of a navigation or of tabs: the system's opaque background, which macOS leaves to the window, and before it the
/// one that was said.
nonisolated struct PageGround: BuiltInView {
    let said: Evaluation<Void>?
    @Environment(\.platform) private var platform

    var body: some View {
        if let said {
            ZStack {
                system
                LaterView(said)
            }
        } else {
            system
        }
    }

    @ViewBuilder private var system: some View {
        if platform.name == .iOS { SurfaceView(SurfaceColor.list(.plain), name: "PageGround") }
    }
}
