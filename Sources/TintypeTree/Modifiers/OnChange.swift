/// `onChange(of:initial:_:)`: told when a value is another than in the round before.
package struct ChangeModifier<Value>: NodeModifier, SettleObserver {
    let value: Value
    let isEqual: (Value, Value) -> Bool
    let callsInitially: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    package init(
        value: Value, isEqual: @escaping (Value, Value) -> Bool, callsInitially: Bool,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        self.value = value
        self.isEqual = isEqual
        self.callsInitially = callsInitially
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        let before = session.reported[node.id, of: self, as: Value.self]
        session.reported[node.id, of: self, as: Value.self] = value
        if let before {
            if isEqual(before, value) { return nil }
        } else if !callsInitially {
            return nil
        }
        action(before ?? value, value)
        return SettleChange(name: "onChange of \(node.nameForPeople)", value: "\(value)")
    }

    package var nodeName: String { "onChange" }
}
