public import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Adds space at the chosen edges, in points; nil for the platform's 16. Negative space lets the view reach outward.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        node(PaddingModifier(edges, length))
    }

    public func padding(_ length: CGFloat) -> some View {
        node(PaddingModifier(.all, length))
    }

    public func padding(_ insets: EdgeInsets) -> some View {
        node(PaddingModifier(insets))
    }
}
