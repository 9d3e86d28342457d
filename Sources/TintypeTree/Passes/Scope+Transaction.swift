extension Scope {
    /// Evaluates with what goes along with changes edited below; `change` is only asked where something changes.
    package mutating func withTransaction(_ change: (inout Transaction) -> Void, _ body: (inout Scope) -> Void) {
        guard var edited = transaction else { return body(&self) }
        change(&edited)
        let outer = transaction
        transaction = edited
        body(&self)
        transaction = outer
    }

    /// Evaluates with another transaction below, such as that of the views around a modifier for its content.
    package mutating func withTransaction(_ other: Transaction?, _ body: (inout Scope) -> Void) {
        let outer = transaction
        transaction = other
        body(&self)
        transaction = outer
    }

    /// Evaluates with what goes along with changes edited below in those updates in which `value` is another one.
    package mutating func withTransaction<Value: Equatable>(
        when value: Value, _ change: (inout Transaction) -> Void, _ body: (inout Scope) -> Void
    ) {
        guard let store = session.presentation else { return body(&self) }
        let watched = session.state(of: id, index: stateIndex) { WatchedValue(value) }
        let changes = watched.changes(to: value, in: store.update)
        // One level down, so that what this keeps is told from what the view itself keeps, and other modifiers of it.
        goDown { scope in
            if changes { scope.withTransaction(change, body) } else { body(&scope) }
        }
    }

    /// Sets the animation of changes below, where they are not to be made without.
    package mutating func animating<Value: Equatable>(
        _ animation: Animation?, when value: Value, _ body: (inout Scope) -> Void
    ) {
        withTransaction(when: value, { $0.setImplicit(animation) }, body)
    }
}

extension Transaction {
    /// Sets an animation that no change asked for.
    package mutating func setImplicit(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
