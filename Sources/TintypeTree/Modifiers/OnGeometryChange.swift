/// `onGeometryChange(for:of:action:)`: told of a value of the view's geometry at first and whenever it is another one.
package struct GeometryObserverModifier<Value>: NodeModifier, SettleObserver {
    let value: (GeometryProxy) -> Value
    let isEqual: (Value, Value) -> Bool
    let describe: (Value) -> String
    let action: (_ old: Value, _ new: Value) -> Void

    package init(
        value: @escaping (GeometryProxy) -> Value, isEqual: @escaping (Value, Value) -> Bool,
        describe: @escaping (Value) -> String = { "\($0)" }, action: @escaping (_ old: Value, _ new: Value) -> Void
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
        let before = session.reported[node.id, of: self, as: Value.self]
        if let before, isEqual(before, value) { return nil }
        session.reported[node.id, of: self, as: Value.self] = value
        action(before ?? value, value)
        return SettleChange(name: "onGeometryChange of \(node.nameForPeople)", value: describe(value))
    }

    package var nodeName: String { "onGeometryChange" }
}
