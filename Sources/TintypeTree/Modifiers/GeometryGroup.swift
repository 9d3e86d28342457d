/// `geometryGroup()`.
package struct GeometryGroupModifier: NodeModifier {
    package init() {}

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.geometryGroup, node), around: node)
    }
}
