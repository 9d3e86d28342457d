import TintypeTree

/// Any view, its type erased.
public struct AnyView: PrimitiveView {
    private let evaluateAny: @MainActor (inout Scope) -> Void

    public nonisolated init<V: View>(_ view: V) {
        let part = evaluation(of: view)
        evaluateAny = { scope in scope.descend(.key(ObjectIdentifier(V.self)), part) }
    }

    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    func evaluate(into scope: inout Scope) { evaluateAny(&scope) }
}
