public import Foundation
public import TintypeGraphics
public import TintypeTree

/// Views in a column, of which only those are made that are to be seen.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Creates a stack; `spacing` is in points, nil for the default.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendLazyStack(
            .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinning: pinnedViews.pins
        ) { Content._evaluate(content, into: &$0) }
    }
}

/// Views in a row, of which only those are made that are to be seen.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendLazyStack(
            .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            pinning: pinnedViews.pins
        ) { Content._evaluate(content, into: &$0) }
    }
}

/// A window on content that may be larger; drawn at the start of the content.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    /// The content, the axes along which it scrolls, and the choice whether bars show the place in it.
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    /// Creates a scroll view along one axis or both.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    func evaluate(into scope: inout Scope) {
        scope.wrap(with: CoordinateSpaceModifier(AnyHashable(ScrollViewSpace()))) { scope in
            scope.appendScrollView(axes) { Content._evaluate(content, into: &$0) }
        }
    }
}
