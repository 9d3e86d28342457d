/// `zIndex(_:)`.
package struct ZIndexModifier: NodeModifier {
    package var zIndex: Double

    package init(_ zIndex: Double) {
        self.zIndex = zIndex
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.traits.zIndex = zIndex
        return node
    }
}
