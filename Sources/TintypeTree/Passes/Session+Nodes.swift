extension Session {
    /// The identity of a node that is put around `child`.
    package func wrapperID(around child: Node) -> ViewID { identity.child(of: child.rim, .wrapped) }

    /// The identity of what a modifier of `node` makes beside it.
    package func secondaryID(beside node: Node) -> ViewID { identity.child(of: node.rim, .secondary) }

    /// The nodes that `root` evaluates to, once and unplaced: for what is said about views, not for pictures.
    ///
    /// - Throws: ``RenderErrors`` for what could not be evaluated.
    package func nodes(_ root: (inout Scope) -> Void) throws -> [Node] {
        beginRound()
        var scope = Scope(session: self)
        let nodes = scope.nodes(root)
        endEvaluation()
        guard errors.isEmpty else { throw RenderErrors(errors: errors) }
        return nodes
    }
}
