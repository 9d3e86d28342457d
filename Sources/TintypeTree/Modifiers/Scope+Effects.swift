extension Scope {
    /// An effect around `child`, as animations show it.
    func effect(_ effect: some NodeEffect & Animatable, around child: Node) -> Node {
        let id = session.wrapperID(around: child)
        let shown = session.presentation.presented(effect, for: id, effect.nodeName)
        return Node(id: id, kind: .effect(shown, child), isRightToLeft: isRightToLeft)
    }
}
