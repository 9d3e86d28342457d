package import TintypeGraphics

/// Gives a view the name by which `inspect`, masks and tests find it, and the place where a scene file wrote it.
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

/// Remembers where a scene file wrote a view or a modifier.
package struct SourceModifier: NodeModifier {
    let source: SourceLocation

    package init(_ source: SourceLocation) {
        self.source = source
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        if node.source == nil { node.source = source }
        return node
    }
}
