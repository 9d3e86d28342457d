public import TintypeTree

nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> some View { environmentChange { $0.fontWeight = weight } }

    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    public func italic(_ isActive: Bool = true) -> some View { environmentChange { $0.isItalic = isActive } }
}
