/// `onAppear(perform:)`: run once, in the first round in which the view is there.
package struct AppearModifier: NodeModifier, SettleObserver {
    let action: () -> Void

    package init(action: @escaping () -> Void) {
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard session.reported[node.id, of: self, as: Bool.self] == nil else { return nil }
        session.reported[node.id, of: self, as: Bool.self] = true
        action()
        return nil
    }

    package var nodeName: String { "onAppear" }
}
