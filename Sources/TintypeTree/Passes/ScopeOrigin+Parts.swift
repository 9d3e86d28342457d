extension ScopeOrigin {
    /// The place of the n-th of several things that are made later.
    package func part(_ number: Int) -> ScopeOrigin {
        var origin = self
        origin.id = session.identity.child(of: id, .index(number))
        return origin
    }

    /// Views that are made later.
    package func later(_ content: @escaping (inout Scope) -> Void) -> Evaluation<Void> {
        Evaluation(self) { _, scope in content(&scope) }
    }
}
