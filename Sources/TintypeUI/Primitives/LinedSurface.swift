import TintypeTree

/// The surface of a bar before iOS 26: a style, and a line towards the content.
nonisolated struct LinedSurface: BuiltInView {
    let style: AnyShapeStyle
    /// The edge at which the line is.
    let edge: VerticalEdge
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        SurfaceView(style, name: "BarSurface")
            .overlay(alignment: edge == .top ? .top : .bottom) {
                SurfaceView(SurfaceColor.separator, name: "Color").frame(height: pixelLength)
            }
    }
}
