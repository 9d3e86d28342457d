/// `transformPreference` and `transformAnchorPreference`: edits what is written below for a key.
package struct TransformPreferenceModifier: NodeModifier {
    let transform: PreferenceTransform

    package init(_ transform: PreferenceTransform) {
        self.transform = transform
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.transformPreference(transform), node), around: node)
    }
}
