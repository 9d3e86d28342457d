public import TintypeGraphics
public import TintypeTree

extension View {
    /// Multiplies each channel of the view with that of `color`.
    public nonisolated func colorMultiply(_ color: Color) -> some View { node(ColorMultiplyModifier(color)) }

    /// Adds `amount` to each channel; 0 changes nothing, 1 is white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        node(ColorFilterModifier(.brightness, amount))
    }

    /// Multiplies the distance from middle grey; 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some View { node(ColorFilterModifier(.contrast, amount)) }

    /// Multiplies the distance from grey; 1 changes nothing, 0 is grey.
    public nonisolated func saturation(_ amount: Double) -> some View {
        node(ColorFilterModifier(.saturation, amount))
    }

    /// Takes the colours out; 0 changes nothing, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { node(ColorFilterModifier(.grayscale, amount)) }

    /// Turns the hues.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        node(ColorFilterModifier(.hueRotation, angle.radians))
    }

    /// Takes each channel from 1.
    public nonisolated func colorInvert() -> some View { node(PictureEffect.colorInvert) }

    /// Makes the view black, as opaque as it was light.
    public nonisolated func luminanceToAlpha() -> some View { node(PictureEffect.luminanceToAlpha) }
}
