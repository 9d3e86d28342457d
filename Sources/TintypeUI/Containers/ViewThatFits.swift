public import TintypeGraphics
import TintypeTree

/// The first of several views whose ideal size fits along the axes, or the last one.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a view of the first child whose ideal size fits along `axes`.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        scope.appendViewThatFits(in: axes) { Content._evaluate(content, into: &$0) }
    }
}
