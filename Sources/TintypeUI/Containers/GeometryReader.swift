public import TintypeTree

/// A view that takes the size that it is proposed, and whose content is made of its size and place.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// The content for a proxy.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader; its content is made when the size is known.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    func evaluate(into scope: inout Scope) {
        scope.appendGeometryReader { proxy, scope in Content._evaluate(content(proxy), into: &scope) }
    }
}
