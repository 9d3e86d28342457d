import TintypeTree

/// A view that is only made anew where it is another one. In a picture it is the view.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Creates the view that is made anew only where it differs.
    public init(content: Content) {
        self.content = content
    }

    func evaluate(into scope: inout Scope) {
        scope.descend(.content) { Content._evaluate(content, into: &$0) }
    }
}

nonisolated extension View where Self: Equatable {
    /// Makes the view anew only where it is another one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
