import TintypeTree

nonisolated extension View {
    /// The view's place in the order of drawing among its siblings.
    public func zIndex(_ value: Double) -> some View { node(ZIndexModifier(value)) }
}
