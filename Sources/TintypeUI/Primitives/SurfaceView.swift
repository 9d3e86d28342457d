import TintypeTree

/// An area of a style that dumps call by what it is for.
nonisolated struct SurfaceView<Style: ShapeStyle>: PrimitiveView {
    let style: Style
    /// The word for it in dumps.
    let name: String

    init(_ style: Style, name: String) {
        self.style = style
        self.name = name
    }

    func evaluate(into scope: inout Scope) { scope.appendPaint(style, name: name) }
}
