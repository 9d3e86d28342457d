public import TintypeTree

nonisolated extension View {
    /// Asks for a scheme for all of the presentation that the view is in; nil asks for none.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
    }
}
