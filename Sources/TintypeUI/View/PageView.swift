import TintypeTree

/// A page around one of its views, which was made before.
nonisolated struct PageView<Layout: PageLayout>: PrimitiveView {
    let layout: Layout
    let content: Node

    init(_ layout: Layout, around content: Node) {
        self.layout = layout
        self.content = content
    }

    func evaluate(into scope: inout Scope) { scope.append(scope.page(layout, around: content)) }
}
