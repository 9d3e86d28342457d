/// Work that runs for the lifetime of a view: `task(id:_:)`, `onReceive(_:perform:)`. It ends by being released.
package struct LifetimeModifier: NodeModifier, SettleObserver {
    private final class Running {
        let key: Any
        let work: AnyObject

        init(key: Any, work: AnyObject) {
            self.key = key
            self.work = work
        }
    }

    package let nodeName: String
    /// Indicates whether it begins when all others of the round were told, as a task does.
    package let isLate: Bool
    let key: Any
    let isEqual: (Any, Any) -> Bool
    let start: () -> AnyObject

    /// - Parameters:
    ///   - name: The modifier's word in dumps.
    ///   - isLate: True if it begins when all others of the round were told.
    ///   - key: The key; where it is another than in the round before, what runs is released and started again.
    package init(
        _ name: String, isLate: Bool = false, for key: Any = (),
        isEqual: @escaping (Any, Any) -> Bool = { _, _ in true },
        start: @escaping () -> AnyObject
    ) {
        nodeName = name
        self.isLate = isLate
        self.key = key
        self.isEqual = isEqual
        self.start = start
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        if let running = session.reported[node.id, of: self, as: Running.self], isEqual(running.key, key) {
            return nil
        }
        session.reported[node.id, of: self, as: Running.self] = nil
        session.reported[node.id, of: self, as: Running.self] = Running(key: key, work: start())
        return nil
    }
}
