import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Keeps the view at its ideal size.
    public func fixedSize() -> some View { node(FixedSizeModifier()) }

    /// Keeps the view at its ideal length along the chosen axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return node(FixedSizeModifier(axes))
    }
}
