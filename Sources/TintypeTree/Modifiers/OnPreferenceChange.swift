import TintypeGraphics

/// `onPreferenceChange(_:perform:)`: told of the settled value at first and whenever it is another one.
package struct PreferenceObserverModifier<Value>: NodeModifier, SettleObserver {
    let key: PreferenceKeyDescription
    let isEqual: (Value, Value) -> Bool
    let describe: (Value) -> String
    let action: (Value) -> Void

    package init(
        key: PreferenceKeyDescription, isEqual: @escaping (Value, Value) -> Bool,
        describe: @escaping (Value) -> String = { "\($0)" }, action: @escaping (Value) -> Void
    ) {
        self.key = key
        self.isEqual = isEqual
        self.describe = describe
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        let contribution = node.contribution(key)
        let before = session.reported[node.id, of: self, as: Value.self]
        // At first it is told of what is written, be it the default; where nobody writes, there is nothing to tell.
        guard before != nil || contribution != nil else { return nil }
        guard let value = (contribution ?? key.defaultValue) as? Value else { return nil }
        if let before, isEqual(before, value) { return nil }
        session.reported[node.id, of: self, as: Value.self] = value
        action(value)
        return SettleChange(
            name: "onPreferenceChange(\(key.name)) of \(node.nameForPeople)", value: describe(value))
    }

    package var nodeName: String { "onPreferenceChange" }
    package var nodeAttributes: [SettledAttribute] { [SettledAttribute("key", key.name)] }
}
