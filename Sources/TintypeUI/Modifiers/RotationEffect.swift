public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Turns the view clockwise about a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        node(RotationModifier(angle, anchor: anchor))
    }
}
