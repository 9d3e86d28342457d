import TintypeTree

/// The views that a closure appends.
nonisolated struct ScopeView: PrimitiveView {
    private let append: (inout Scope) -> Void

    init(_ append: @escaping (inout Scope) -> Void) {
        self.append = append
    }

    func evaluate(into scope: inout Scope) { append(&scope) }
}
