/// `coordinateSpace(_:)`: names the view's space for those inside.
package struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    package init(_ name: AnyHashable) {
        self.name = name
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.coordinateSpace(name), node), around: node)
    }
}
