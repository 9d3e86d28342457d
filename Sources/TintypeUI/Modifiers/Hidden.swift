import TintypeTree

nonisolated extension View {
    /// Keeps the view's place and shows nothing of it.
    public func hidden() -> some View { node(HiddenModifier()) }
}
