import TintypeTree

/// Views beside each other with a divider between every two, which a pointer could move: of macOS.
public nonisolated struct HSplitView<Content: View>: BuiltInView {
    private let content: Content

    /// Creates a split view of some views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        HStack(spacing: 1) { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
            .background(.separator)
    }
}

/// Views below each other with a divider between every two, which a pointer could move: of macOS.
public nonisolated struct VSplitView<Content: View>: BuiltInView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        VStack(spacing: 1) { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
            .background(.separator)
    }
}
