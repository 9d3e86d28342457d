/// `preference(key:value:)` and `anchorPreference(key:value:transform:)`: replaces what is written below for a key.
package struct PreferenceModifier: NodeModifier {
    let writer: PreferenceWriter

    package init(_ writer: PreferenceWriter) {
        self.writer = writer
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.preference(writer), node), around: node)
    }
}
