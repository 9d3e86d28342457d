package import Foundation
package import TintypeGraphics

/// `safeAreaInset(edge:alignment:spacing:content:)`: views at an edge, which keep the view away from it.
package struct SafeAreaInsetModifier: NodeModifier {
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat?
    let content: (inout Scope) -> Void

    /// Makes an inset at the top or the bottom. `spacing` is in points.
    package init(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        _ content: @escaping (inout Scope) -> Void
    ) {
        self.edge = edge == .top ? .top : .bottom
        guide = alignment.key
        self.spacing = spacing
        self.content = content
    }

    /// Makes an inset at the leading or the trailing side. `spacing` is in points.
    package init(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        _ content: @escaping (inout Scope) -> Void
    ) {
        self.edge = edge == .leading ? .leading : .trailing
        guide = alignment.key
        self.spacing = spacing
        self.content = content
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var inner = Scope(scope.origin)
        inner.id = scope.session.secondaryID(beside: node)
        inner.stackAxis = nil
        let views = inner.nodes(content)
        guard let view = inner.single(views) else { return node }
        let box = BuiltInLayoutBox(SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing))
        return scope.wrapper(.layout(box, [node, view]), around: node)
    }
}

/// `safeAreaPadding`: padding that what is inside may ignore.
package struct SafeAreaPaddingModifier: NodeModifier {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    /// `length` points at each of `edges`; nil for the platform's 16.
    package init(_ edges: Edge.Set, _ length: CGFloat?) {
        insets = EdgeInsets(edges, length ?? 16)
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(SafeAreaPaddingLayout(insets: insets), around: node)
    }
}

/// `ignoresSafeArea(_:edges:)`: lets the view reach into unsafe areas; others see it where it was.
package struct IgnoreSafeAreaModifier: NodeModifier, NodeEffect {
    package var edges: Edge.Set

    package init(edges: Edge.Set) {
        self.edges = edges
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.effect(self, node), around: node)
    }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry { .ignoringSafeArea(edges) }

    package var nodeName: String { "ignoresSafeArea" }
    package var nodeAttributes: [SettledAttribute] {
        guard edges != .all else { return [] }
        let named = Edge.allCases.filter { edges.contains(Edge.Set($0)) }
        return [SettledAttribute("edges", named.map { "\($0)" }.joined(separator: " "))]
    }
}
