/// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
package struct MatchedGeometryModifier: NodeModifier {
    let matched: MatchedGeometry

    package init(_ matched: MatchedGeometry) {
        self.matched = matched
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        if matched.isSource { scope.session.usesMatchedGeometry = true }
        return scope.wrapper(.effect(MatchedGeometryEffect(matched: matched), node), around: node)
    }
}
