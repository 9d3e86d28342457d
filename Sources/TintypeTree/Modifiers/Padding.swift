package import Foundation
package import TintypeGraphics

/// `padding`: nil insets are the platform's 16 points at the chosen edges.
package struct PaddingModifier: NodeModifier {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    /// `length` points at each of `edges`; nil for the platform's 16 (Semantics.md 2.5).
    package init(_ edges: Edge.Set, _ length: CGFloat?) {
        insets = EdgeInsets(edges, length ?? 16)
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(PaddingLayout(insets: insets), around: node)
    }
}
