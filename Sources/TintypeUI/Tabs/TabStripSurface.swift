import TintypeTree

/// The surface of the strip of tabs of a system before iOS 26: the bar's style below a line.
nonisolated struct TabStripSurface: BuiltInView {
    let style: AnyShapeStyle
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        SurfaceView(style, name: "BarSurface")
            .overlay(alignment: .top) {
                SurfaceView(SurfaceColor.separator, name: "Color").frame(height: pixelLength)
            }
    }
}
