public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Combines the view with what is below by a rule.
    public func blendMode(_ blendMode: BlendMode) -> some View { node(PictureEffect.blendMode(blendMode)) }
}
