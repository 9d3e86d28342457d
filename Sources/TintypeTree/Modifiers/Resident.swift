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
        if let resident = session.reported[node.id, of: self, as: Resident.self], isEqual(resident.key, key) {
            return nil
        }
        session.reported[node.id, of: self, as: Resident.self] = nil
        session.reported[node.id, of: self, as: Resident.self] = Resident(key: key, running: start())
        return nil
    }
}
