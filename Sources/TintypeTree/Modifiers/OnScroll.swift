/// `onScrollGeometryChange` and `onScrollPhaseChange`: told, in a living view, when something about the first scroll view inside is another
/// than in the round before.
package struct ScrollObserverModifier<Value: Equatable>: NodeModifier, SettleObserver {
    package let nodeName: String
    /// Indicates whether it is told of a finger that has not moved yet.
    let watchesFinger: Bool
    let value: (ScrolledContent) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    /// - Parameter name: The modifier's word in dumps.
    package init(
        _ name: String, watchesFinger: Bool = false, value: @escaping (ScrolledContent) -> Value,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        nodeName = name
        self.watchesFinger = watchesFinger
        self.value = value
        self.action = action
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.session.presentation == nil ? node : scope.wrapper(.value(.observer(self), node), around: node)
    }

    package func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard let scroll = node.firstScroll else { return nil }
        if watchesFinger { scroll.hand?.isWatched = true }
        let value = value(
            ScrolledContent(
                offset: scroll.offset, size: scroll.contentSize, window: scroll.window,
                phase: scroll.hand?.phase ?? .idle))
        let before = session.reported[node.id, of: self, as: Value.self]
        session.reported[node.id, of: self, as: Value.self] = value
        guard let before, before != value else { return nil }
        action(before, value)
        return SettleChange(name: "\(nodeName) of \(node.nameForPeople)", value: "\(value)")
    }
}

extension Node {
    /// The outermost scroll view that comes first; nil where there is none.
    var firstScroll: ScrollContent? {
        if case .deferred(let content as ScrollContent) = kind { return content }
        return children.lazy.compactMap(\.firstScroll).first
    }
}
