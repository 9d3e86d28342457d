public import TintypeTree

// What views do with time. A picture shows where changes lead, so none of these is seen in it.
nonisolated extension View {
    /// Animates what is inside when `value` changes; nil for at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Animates whatever changes inside.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Animates what `body` does to the view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    /// Edits what goes along with changes that reach the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Edits what goes along with changes of `value`.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Edits what goes along with changes in what `body` does to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }
}

nonisolated extension View where Self: Equatable {
    /// Animates whatever changes inside when the view is another one.
    public func animation(_ animation: Animation?) -> some View { self }
}

nonisolated extension ViewModifier {
    /// Animates what the modifier does.
    public func animation(_ animation: Animation?) -> some ViewModifier { self }

    /// Edits what goes along with changes of what the modifier does.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

/// The view that a closure is given to put modifiers around.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    private let part: (inout Scope) -> Void

    init<V: View>(_ view: V) {
        part = evaluation(of: view)
    }

    func evaluate(into scope: inout Scope) { scope.descend(.content, part) }
}
