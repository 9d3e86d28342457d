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
        let contribution = node.contribution(key)
        let before = session.reported[node.id]
        // At first it is told of what is written, be it the default; where nobody writes, there is nothing to tell.
        guard before != nil || contribution != nil else { return nil }
        let value = contribution ?? key.defaultValue
        if let before, isEqual(before, value) { return nil }
        session.reported[node.id] = value
        action(value)
        return SettleChange(
            name: "onPreferenceChange(\(key.name)) of \(node.nameForPeople)", value: describe(value))
    }

    package var nodeName: String { "onPreferenceChange" }
    package var nodeAttributes: [SettledAttribute] { [SettledAttribute("key", key.name)] }
}
