public import Foundation
import TintypeGraphics
public import TintypeTree

/// A grid of columns that grows downward; only what is to be seen is made.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// `spacing` is between rows, in points; nil for 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        let aligned = Alignment(horizontal: alignment, vertical: .center)
        scope.appendLazyGrid(.vertical, columns, alignment: aligned, spacing: spacing) {
            Content._evaluate(content, into: &$0)
        }
    }
}

/// A grid of rows that grows to the trailing side; only what is to be seen is made.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// `spacing` is between columns, in points; nil for 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        let aligned = Alignment(horizontal: .center, vertical: alignment)
        scope.appendLazyGrid(.horizontal, rows, alignment: aligned, spacing: spacing) {
            Content._evaluate(content, into: &$0)
        }
    }
}
