import TintypeTree

/// Nodes that were made before, as a view: a modifier on it wraps each of them.
nonisolated struct MadeView: PrimitiveView {
    let nodes: [Node]

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    init(_ node: Node) {
        nodes = [node]
    }

    func evaluate(into scope: inout Scope) {
        for node in nodes { scope.append(node) }
    }
}

extension ScopeOrigin {
    /// The nodes of a view that is made here.
    func nodes<V: View>(of view: V) -> [Node] {
        var scope = Scope(self)
        return scope.nodes { V._evaluate(view, into: &$0) }
    }

    /// The one node of a view that is made here; nil where it makes none.
    func node<V: View>(of view: V) -> Node? {
        var scope = Scope(self)
        let nodes = scope.nodes { V._evaluate(view, into: &$0) }
        return scope.single(nodes)
    }
}
