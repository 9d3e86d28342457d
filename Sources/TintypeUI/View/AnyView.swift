import TintypeTree

/// Any view, its type erased.
public nonisolated struct AnyView: PrimitiveView {
    private let evaluateAny: (inout Scope) -> Void

    /// Creates the erased form of a view.
    public init<V: View>(_ view: V) {
        let part = evaluation(of: view)
        evaluateAny = { scope in scope.dynamic(.key(ObjectIdentifier(V.self)), part) }
    }

    /// Creates the erased form of a view.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    func evaluate(into scope: inout Scope) { evaluateAny(&scope) }
}
