/// `layoutValue(key:value:)`.
package struct LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
    let value: K.Value

    package init(_ key: K.Type, _ value: K.Value) {
        self.value = value
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.traits.layoutValues[ObjectIdentifier(K.self)] = value
        return node
    }
}
