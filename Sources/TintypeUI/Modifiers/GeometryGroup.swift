import TintypeTree

nonisolated extension View {
    /// Makes the view's own geometry resolve before that of what is inside, in animations.
    public func geometryGroup() -> some View { node(GeometryGroupModifier()) }
}
