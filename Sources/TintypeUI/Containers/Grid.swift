public import Foundation
public import TintypeTree

/// Views in rows and columns, each column as wide as its widest cell.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Spacings are in points; nil keeps the distances that the cells like.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendLayout(layout) { Content._evaluate(content, into: &$0) }
    }
}

/// A row of the grid around; modifiers on it apply to each of its cells.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// nil keeps the grid's alignment.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendGridRow(alignment: alignment) { Content._evaluate(content, into: &$0) }
    }
}
