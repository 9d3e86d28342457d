public import Foundation
public import TintypeTree

/// Views in a row.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// `spacing` is in points; nil keeps the distances that the views like.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendHStack(alignment: alignment, spacing: spacing) { Content._evaluate(content, into: &$0) }
    }
}

/// Views in a column.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// `spacing` is in points; nil keeps the distances that the views like.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendVStack(alignment: alignment, spacing: spacing) { Content._evaluate(content, into: &$0) }
    }
}

/// Views over each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendZStack(alignment: alignment) { Content._evaluate(content, into: &$0) }
    }
}
