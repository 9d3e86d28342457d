package import TintypeGraphics

extension Scope {
    /// Evaluates what a scene file says at `source`: errors name the place, and nodes remember it.
    package mutating func written(at source: SourceLocation, _ body: (inout Scope) -> Void) {
        let outer = writtenPlace
        let place = WrittenPlace(source)
        writtenPlace = place
        wrap(with: place, body)
        writtenPlace = outer
    }
}

/// The place where a scene file wrote a view or a modifier. A reference, since each level of views has one on the stack.
final class WrittenPlace: NodeModifier {
    let source: SourceLocation

    init(_ source: SourceLocation) {
        self.source = source
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        if node.source == nil { node.source = source }
        return node
    }
}
