/// `onChange(of:initial:_:)`: told when a value is another than in the round before.
package struct ChangeModifier: NodeModifier, SettleObserver {
    let value: Any
    let isEqual: (Any, Any) -> Bool
    let callsInitially: Bool
    let action: (_ old: Any, _ new: Any) -> Void

    package init(
        value: Any, isEqual: @escaping (Any, Any) -> Bool, callsInitially: Bool,
        action: @escaping (_ old: Any, _ new: Any) -> Void
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
        let before = session.reported[node.id]
        session.reported[node.id] = value
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
