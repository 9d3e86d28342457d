import TintypeTree

nonisolated extension View {
    /// The most lines of texts; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}
