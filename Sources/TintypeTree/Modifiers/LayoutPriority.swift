/// `layoutPriority(_:)`.
package struct LayoutPriorityModifier: NodeModifier {
    package var priority: Double

    package init(_ priority: Double) {
        self.priority = priority
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.prioritize(priority)
        return node
    }
}
