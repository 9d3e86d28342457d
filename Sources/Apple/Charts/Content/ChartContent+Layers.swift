nonisolated extension ChartContent {
    private func layer(_ effect: MarkLayer.Effect) -> some ChartContent {
        let layer = MarkLayer(effect)
        return styled { $0.layers.append(layer) }
    }

    /// Blurs the marks; `radius` is in points.
    public func blur(radius: CGFloat) -> some ChartContent { layer(.blur(radius)) }

    /// Adds a shadow to the marks.
    public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        layer(.shadow(color, radius, CGSize(width: x, height: y)))
    }

    /// Shows the marks only inside a shape that is as large as the plot.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        layer(.clip(AnyShape(shape), style))
    }

    /// Draws the marks as one picture.
    public func compositingLayer() -> some ChartContent { layer(.isolated) }

    /// Draws the marks as one picture, which a closure changes. Of its changes none is seen here.
    public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent { layer(.isolated) }

    /// Shows the marks only where those of `content` are.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedChartContent(content: self, mask: content())
    }
}

/// The marks of a layer as a view: Swift Charts' type.
public struct PlaceholderContentView<Content>: View {
    public var body: some View { EmptyView() }
}

/// Content that is seen only where other content is.
nonisolated struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
    let content: Content
    let mask: Mask

    @MainActor func collect(into marks: inout _ChartMarks) {
        var masking = _ChartMarks()
        Mask._collect(mask, into: &masking)
        let layer = MarkLayer(.mask(masking.marks))
        marks.styled({ $0.layers.append(layer) }, { Content._collect(content, into: &$0) })
    }
}
