public import TintypeGraphics
public import TintypeTree

extension View {
    /// Puts views before this one, proposed its size. They never change it.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return node(AttachmentModifier.overlay(alignment) { V._evaluate(content, into: &$0) })
    }

    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay { PaintView(style: style) }
    }

    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Puts views behind this one, proposed its size. They never change it.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return node(AttachmentModifier.background(alignment) { V._evaluate(content, into: &$0) })
    }

    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    @_disfavoredOverload
    public func background<S: ShapeStyle>(_ style: S) -> some View {
        background { PaintView(style: style) }
    }

    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
}

/// An area of a style.
struct PaintView<Style: ShapeStyle>: PrimitiveView {
    let style: Style

    func evaluate(into scope: inout Scope) { scope.appendPaint(style) }
}
