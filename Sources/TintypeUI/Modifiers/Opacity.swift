import TintypeTree

nonisolated extension View {
    /// Draws the view as one layer of an opacity in 0...1.
    public func opacity(_ opacity: Double) -> some View { node(OpacityModifier(opacity)) }
}
