import TintypeTree

nonisolated extension View {
    /// The view's claim to the space of a stack: higher ones are served first.
    public func layoutPriority(_ value: Double) -> some View { node(LayoutPriorityModifier(value)) }
}
