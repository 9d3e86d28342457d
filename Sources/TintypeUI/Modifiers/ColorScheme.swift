public import TintypeTree

nonisolated extension View {
    /// Sets the colour scheme below.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
