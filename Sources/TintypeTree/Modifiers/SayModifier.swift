/// Says a view's word for a key to what is around it.
package struct SayModifier<Key: SaidKey>: NodeModifier {
    private let value: (Scope) -> Key.Value

    package init(_ key: Key.Type, _ value: Key.Value) {
        self.value = { _ in value }
    }

    /// - Parameter value: Makes the word where the modifier stands.
    package init(_ key: Key.Type, _ value: @escaping (Scope) -> Key.Value) {
        self.value = value
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.say(Key.self, value(scope))
        return node
    }
}
