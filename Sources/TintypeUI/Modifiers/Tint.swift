public import TintypeTree

nonisolated extension View {
    /// The accent colour.
    public func tint(_ tint: Color?) -> some View { environmentChange { ($0.tint, $0.tintStyle) = (tint, nil) } }

    /// Sets the accent colour below; nil for the default.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
