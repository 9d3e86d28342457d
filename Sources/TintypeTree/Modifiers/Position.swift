package import Foundation

/// `position(x:y:)`, in points of what the view is proposed.
package struct PositionModifier: NodeModifier {
    package var position: CGPoint

    package init(_ position: CGPoint) {
        self.position = position
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(PositionLayout(position: position), around: node)
    }
}
