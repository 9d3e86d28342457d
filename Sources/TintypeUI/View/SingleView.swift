import TintypeTree

/// Nodes that were made before as one view: an implicit stack of several, nothing of none.
nonisolated struct SingleView: PrimitiveView {
    let nodes: [Node]

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    func evaluate(into scope: inout Scope) {
        if let node = scope.single(nodes) { scope.append(node) }
    }
}
