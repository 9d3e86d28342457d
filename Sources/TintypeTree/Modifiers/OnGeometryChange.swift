/// `onGeometryChange(for:of:action:)`: told of a value of the view's geometry at first and whenever it is another one.
package struct GeometryObserverModifier: NodeModifier, SettleObserver {
    let value: (GeometryProxy) -> Any
    let isEqual: (Any, Any) -> Bool
    let describe: (Any) -> String
    let action: (_ old: Any, _ new: Any) -> Void

    package init(
        value: @escaping (GeometryProxy) -> Any, isEqual: @escaping (Any, Any) -> Bool,
        describe: @escaping (Any) -> String = { "\($0)" }, action: @escaping (_ old: Any, _ new: Any) -> Void
    ) {
        self.value = value
        self.isEqual = isEqual
        self.describe = describe
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard let placement = node.placement else { return nil }
        let value = value(GeometryProxy(placement.geometry, isRightToLeft: node.isRightToLeft))
        let before = session.reported[node.id]
        if let before, isEqual(before, value) { return nil }
        session.reported[node.id] = value
        action(before ?? value, value)
        return SettleChange(name: "onGeometryChange of \(node.nameForPeople)", value: describe(value))
    }

    package var nodeName: String { "onGeometryChange" }
}
