public import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Puts views before this one, proposed its size. They never change it.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let part = evaluation(of: content())
        return node(AttachmentModifier.overlay(alignment, part))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Covers the view with a style, which reaches into unsafe areas that the view's frame touches at `edges`.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let part = evaluation(of: PaintView(style: style))
        return node(AttachmentModifier.overlay(.center, ignoring: edges, part))
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
        let part = evaluation(of: content())
        return node(AttachmentModifier.background(alignment, part))
    }

    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Puts the style of backgrounds behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a style behind the view, which reaches into unsafe areas that the view's frame touches at `edges`: a view that
    /// fills a screen has a background to the screen's edges.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let part = evaluation(of: PaintView(style: style))
        return node(AttachmentModifier.background(.center, ignoring: edges, part))
    }

    /// Puts a shape of the style of backgrounds behind the view.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Shows the view where other views, proposed its size, are opaque, and as far as they are.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        let part = evaluation(of: mask())
        return node(AttachmentModifier.mask(alignment, part))
    }

    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }

    /// Draws a line of `width` points inside the view's bounds, over the view.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// An area of a style.
nonisolated struct PaintView<Style: ShapeStyle>: PrimitiveView {
    let style: Style

    func evaluate(into scope: inout Scope) { scope.appendPaint(style) }
}
