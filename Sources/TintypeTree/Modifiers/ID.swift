/// Gives a view the name by which `inspect`, masks and tests find it.
package struct NameModifier: NodeModifier {
    let name: String

    package init(_ name: String) {
        self.name = name
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.label = name
        return node
    }
}
