import TintypeTree

nonisolated extension View {
    /// Does something when a presentation has ended, which happens in a living view alone.
    func whenDismissed(_ isPresented: Bool, _ action: (() -> Void)?) -> some View {
        node(DismissObserver(isPresented: isPresented, action: action))
    }
}

private struct DismissObserver: NodeModifier {
    let isPresented: Bool
    let action: (() -> Void)?

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard scope.session.presentation != nil, let action else { return node }
        let observer = ChangeModifier(value: isPresented, isEqual: ==, callsInitially: false) { _, isPresented in
            if !isPresented { action() }
        }
        return observer.modify(node, in: &scope)
    }
}
