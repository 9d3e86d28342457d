public import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Shows only what lies inside `shape`.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        node(ClipModifier(shape, style: style))
    }

    /// Shows only what lies inside the view's bounds.
    public func clipped(antialiased: Bool = false) -> some View {
        node(ClipModifier(Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Shows the view with rounded corners; `radius` is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        node(
            ClipModifier(
                RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
    }
}
