public import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Adds to the safe area insets of the view, in points; nil for the platform's 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        node(SafeAreaPaddingModifier(edges, length))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { node(SafeAreaPaddingModifier(.all, length)) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { node(SafeAreaPaddingModifier(insets)) }
}
