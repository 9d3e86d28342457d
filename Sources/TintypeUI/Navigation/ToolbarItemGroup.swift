import TintypeTree

/// Several views in one place of a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views that the label stands for where there is little room.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.placement = placement
        self.content = content()
    }

    func collect(into items: inout _ToolbarItems) {
        items.add(placement) { scope in
            scope.stackAxis = .horizontal
            Content._evaluate(content, into: &scope)
        }
    }
}
