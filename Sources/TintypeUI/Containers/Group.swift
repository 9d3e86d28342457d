import TintypeTree

/// Several views as one for modifiers; it lays nothing out.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func evaluate(into scope: inout Scope) { Content._evaluate(content, into: &scope) }
}
