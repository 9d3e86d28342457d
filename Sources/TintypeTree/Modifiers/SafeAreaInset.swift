package import Foundation
import TintypeGraphics

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
