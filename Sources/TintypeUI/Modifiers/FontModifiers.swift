public import TintypeTree

nonisolated extension View {
    /// Sets the font of texts below; nil for the default.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of texts below; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environmentChange { $0.fontWeight = weight } }

    /// Sets whether texts below are bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Sets whether texts below are italic.
    public func italic(_ isActive: Bool = true) -> some View { environmentChange { $0.isItalic = isActive } }
}
