package import TintypeTree

/// The views that a closure appends, such as a part of a scene file that a composed view is made with.
package nonisolated struct ScopeView: PrimitiveView {
    private let append: (inout Scope) -> Void

    package init(_ append: @escaping (inout Scope) -> Void) {
        self.append = append
    }

    package func evaluate(into scope: inout Scope) { append(&scope) }
}
