extension Scope {
    /// An effect around `child`, as animations show it.
    func effect(_ effect: some NodeEffect & Animatable, around child: Node) -> Node {
        let id = session.wrapperID(around: child)
        let shown = presented(effect, AttributeKey(effect.nodeName), for: id)
        let node = Node(id: id, kind: .effect(shown, child), isRightToLeft: isRightToLeft)
        animate(node)
        return node
    }
}
