package import TintypeGraphics

/// `overlay`, `background` and `mask`: views before or behind a view, or that cover and uncover it, proposed its size.
package struct AttachmentModifier: NodeModifier {
    let isBehind: Bool
    var isMask = false
    let alignment: Alignment
    /// The edges at which what is attached reaches into unsafe areas that the view's frame touches.
    var ignoredEdges: Edge.Set = []
    let content: (inout Scope) -> Void

    package static func overlay(
        _ alignment: Alignment, ignoring edges: Edge.Set = [], _ content: @escaping (inout Scope) -> Void
    ) -> Self {
        Self(isBehind: false, alignment: alignment, ignoredEdges: edges, content: content)
    }

    package static func background(
        _ alignment: Alignment, ignoring edges: Edge.Set = [], _ content: @escaping (inout Scope) -> Void
    ) -> Self {
        Self(isBehind: true, alignment: alignment, ignoredEdges: edges, content: content)
    }

    /// `mask`: views that let the view be seen where they are opaque.
    package static func mask(_ alignment: Alignment, _ content: @escaping (inout Scope) -> Void) -> Self {
        Self(isBehind: false, isMask: true, alignment: alignment, content: content)
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var inner = Scope(scope.origin)
        inner.id = scope.session.secondaryID(beside: node)
        let all = inner.allNodes(content)
        let views = all.filter { !$0.isLeaving }
        let attachment = Attachment(
            primary: node, isBehind: isBehind, isMask: isMask, alignment: alignment,
            ignoredEdges: ignoredEdges, content: .views(views))
        let modified = scope.wrapper(.attachment(attachment), around: node)
        if views.count < all.count { modified.leaving = all.filter(\.isLeaving) }
        return modified
    }
}
