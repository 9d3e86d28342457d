import TintypeTree

nonisolated extension View {
    /// Gives the view an identity; it is also the name by which `inspect` and tests find it.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }
}

private nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func evaluate(into scope: inout Scope) {
        scope.wrap(with: NameModifier("\(id.base)")) { scope in
            scope.dynamic(.key(id)) { Content._evaluate(content, into: &$0) }
        }
    }
}
