package import TintypeGraphics

extension Scope {
    /// Evaluates what a scene file says at `source`: errors name the place, and nodes remember it.
    package mutating func written(at source: SourceLocation, _ body: (inout Scope) -> Void) {
        let outer = self.source
        self.source = source
        wrap(with: SourceModifier(source: source), body)
        self.source = outer
    }
}

/// The place where a scene file wrote a view or a modifier.
private struct SourceModifier: NodeModifier {
    let source: SourceLocation

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        if node.source == nil { node.source = source }
        return node
    }
}
