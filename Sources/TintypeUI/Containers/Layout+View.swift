public import TintypeTree

nonisolated extension Layout {
    /// The views of `content`, laid out by this layout.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    func evaluate(into scope: inout Scope) {
        scope.appendLayout(layout) { Content._evaluate(content, into: &$0) }
    }
}
