public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Multiplies each channel of the view with that of `color`.
    public func colorMultiply(_ color: Color) -> some View { node(ColorMultiplyModifier(color)) }

    /// Adds `amount` to each channel; 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some View {
        node(ColorFilterModifier(.brightness, amount))
    }

    /// Multiplies the distance from middle grey; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View { node(ColorFilterModifier(.contrast, amount)) }

    /// Multiplies the distance from grey; 1 changes nothing, 0 is grey.
    public func saturation(_ amount: Double) -> some View {
        node(ColorFilterModifier(.saturation, amount))
    }

    /// Takes the colours out; 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some View { node(ColorFilterModifier(.grayscale, amount)) }

    /// Turns the hues.
    public func hueRotation(_ angle: Angle) -> some View {
        node(ColorFilterModifier(.hueRotation, angle.radians))
    }

    /// Takes each channel from 1.
    public func colorInvert() -> some View { node(PictureEffect.colorInvert) }

    /// Makes the view black, as opaque as it was light.
    public func luminanceToAlpha() -> some View { node(PictureEffect.luminanceToAlpha) }
}
