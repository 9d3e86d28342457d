public import TintypeTree

nonisolated extension View {
    /// Animates what is inside when `value` changes; nil for at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        TransactionView(content: self) { scope, content in scope.animating(animation, when: value, content) }
    }

    /// Animates whatever changes inside.
    public func animation(_ animation: Animation?) -> some View { transaction { $0.setImplicit(animation) } }

    /// Animates what `body` does to the view; the view itself changes as it would without.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.setImplicit(animation) }, body: body)
    }

    /// Edits what goes along with changes that reach the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self) { scope, content in scope.withTransaction(transform, content) }
    }

    /// Edits what goes along with changes of `value`.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactionView(content: self) { scope, content in scope.withTransaction(when: value, transform, content) }
    }

    /// Edits what goes along with changes in what `body` does to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let outside = OutsideTransaction()
        let content = PlaceholderContentView<Self>(
            TransactionView(content: self) { scope, content in
                scope.withTransaction(outside.transaction, content)
            })
        return TransactionView(content: body(content)) { scope, content in
            outside.transaction = scope.transaction
            scope.withTransaction(transform, content)
        }
    }
}

nonisolated extension View where Self: Equatable {
    /// Animates whatever changes inside when the view is another one.
    public func animation(_ animation: Animation?) -> some View {
        TransactionView(content: self) { scope, content in scope.animating(animation, when: self, content) }
    }
}

nonisolated extension ViewModifier {
    /// Animates what the modifier does.
    public func animation(_ animation: Animation?) -> some ViewModifier { transaction { $0.setImplicit(animation) } }

    /// Edits what goes along with changes of what the modifier does.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionModifier(modifier: self, change: transform)
    }
}

/// The transaction around a modifier, for the content inside it.
private nonisolated final class OutsideTransaction {
    var transaction: Transaction?
}

/// A view that is evaluated in a transaction of its own.
private nonisolated struct TransactionView<Content: View>: PrimitiveView {
    let content: Content
    let evaluation: (inout Scope, (inout Scope) -> Void) -> Void

    init(content: Content, _ evaluation: @escaping (inout Scope, (inout Scope) -> Void) -> Void) {
        self.content = content
        self.evaluation = evaluation
    }

    func evaluate(into scope: inout Scope) {
        guard scope.session.presentation != nil else { return Content._evaluate(content, into: &scope) }
        evaluation(&scope) { Content._evaluate(content, into: &$0) }
    }
}

/// A modifier that is evaluated in a transaction of its own, around content that is not.
private nonisolated struct TransactionModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let change: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.modifier(modifier) }

    static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        let outer = scope.transaction
        scope.withTransaction(modifier.change) { scope in
            Modifier._evaluate(
                modifier.modifier,
                around: TransactionView(content: view) { $0.withTransaction(outer, $1) }, into: &scope)
        }
    }
}

/// The view that a closure is given to put modifiers around.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    private let part: (inout Scope) -> Void

    init<V: View>(_ view: V) {
        part = evaluation(of: view)
    }

    func evaluate(into scope: inout Scope) { scope.descend(.content, part) }
}
