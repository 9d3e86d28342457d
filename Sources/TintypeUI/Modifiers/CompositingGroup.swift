import TintypeTree

nonisolated extension View {
    /// Makes one picture of the view before further effects.
    public func compositingGroup() -> some View { node(PictureEffect.compositingGroup) }

    /// Makes one picture of the view before further effects. `opaque` and the colour mode have no effect here.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        node(PictureEffect.drawingGroup)
    }
}

/// The space that a drawing group works in. A picture is always drawn in gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
