/// Something that runs as long as a view is there: `task(id:_:)`, `onReceive(_:perform:)`. It ends by being released.
package struct ResidentModifier: NodeModifier, SettleObserver {
    private final class Resident {
        let key: Any
        let running: AnyObject

        init(key: Any, running: AnyObject) {
            self.key = key
            self.running = running
        }
    }

    package let nodeName: String
    let key: Any
    let isEqual: (Any, Any) -> Bool
    let start: () -> AnyObject

    /// - Parameters:
    ///   - name: The modifier's word in dumps.
    ///   - key: Where it is another than in the round before, what runs is released and started again.
    package init(
        _ name: String, for key: Any = (), isEqual: @escaping (Any, Any) -> Bool = { _, _ in true },
        start: @escaping () -> AnyObject
    ) {
        nodeName = name
        self.key = key
        self.isEqual = isEqual
        self.start = start
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        if let resident = session.reported[node.id] as? Resident, isEqual(resident.key, key) { return nil }
        session.reported[node.id] = nil
        session.reported[node.id] = Resident(key: key, running: start())
        return nil
    }
}
