public import Foundation
import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Shows views at the top or bottom, which keep this one away from there. `spacing` is in points.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return node(
            SafeAreaInsetModifier(edge: edge, alignment: alignment, spacing: spacing) {
                V._evaluate(content, into: &$0)
            })
    }

    /// Shows views at the leading or trailing side, which keep this one away from there. `spacing` is in points.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return node(
            SafeAreaInsetModifier(edge: edge, alignment: alignment, spacing: spacing) {
                V._evaluate(content, into: &$0)
            })
    }
}
