public import Foundation
public import TintypeGraphics
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

    /// Adds to the safe area insets of the view, in points; nil for the platform's 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        node(SafeAreaPaddingModifier(edges, length))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { node(SafeAreaPaddingModifier(.all, length)) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { node(SafeAreaPaddingModifier(insets)) }

    /// Lets the view reach into unsafe areas; the views around it see it where it was. A picture has no keyboard.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        node(IgnoreSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}
