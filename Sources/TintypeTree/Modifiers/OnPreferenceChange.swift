import TintypeGraphics

/// `onPreferenceChange(_:perform:)`: told of the settled value at first and whenever it is another one.
package struct PreferenceObserverModifier: NodeModifier, SettleObserver {
    let key: PreferenceKeyDescription
    let isEqual: (Any, Any) -> Bool
    let describe: (Any) -> String
    let action: (Any) -> Void

    package init(
        key: PreferenceKeyDescription, isEqual: @escaping (Any, Any) -> Bool,
        describe: @escaping (Any) -> String = { "\($0)" }, action: @escaping (Any) -> Void
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
        let value = node.preference(key)
        let before = session.reported[node.id] ?? key.defaultValue
        guard !isEqual(before, value) else { return nil }
        session.reported[node.id] = value
        action(value)
        return SettleChange(name: "onPreferenceChange(\(key.name))", value: describe(value))
    }

    package var nodeName: String { "onPreferenceChange" }
    package var nodeAttributes: [SettledAttribute] { [SettledAttribute("key", key.name)] }
}
