package import Foundation
package import TintypeGraphics

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
