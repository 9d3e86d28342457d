public import TintypeTree

nonisolated extension View {
    /// Sets the size of symbols below beside their texts.
    public func imageScale(_ scale: ImageScale) -> some View { environment(\.imageScale, scale) }
}
