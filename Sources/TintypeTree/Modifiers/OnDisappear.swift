/// `onDisappear(perform:)`: run when a view of a living scene is there no more, or begins to leave by a transition
/// (Semantics.md 8.10). Nothing disappears from a picture.
package struct DisappearModifier: NodeModifier, SettleObserver {
    /// Told by being released, as what is remembered of views that are gone is.
    private final class Departure {
        var action: () -> Void
        private weak var session: Session?

        init(_ action: @escaping () -> Void, in session: Session) {
            self.action = action
            self.session = session
        }

        deinit {
            // The end of the scene is nobody's leaving.
            if session != nil { action() }
        }
    }

    let action: () -> Void

    package init(action: @escaping () -> Void) {
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.session.presentation == nil ? node : scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        if let departure = session.reported[node.id, of: self, as: Departure.self] {
            departure.action = action
        } else {
            session.reported[node.id, of: self, as: Departure.self] = Departure(action, in: session)
        }
        return nil
    }

    package var nodeName: String { "onDisappear" }
}
