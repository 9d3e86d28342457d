/// The colouring of a symbol's layers.
///
/// A symbol has the layers that its name tells of: in an enclosure, with a badge or struck through, the mark, the badge or
/// the stroke is the first, and what is behind it the second. Other symbols have one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// One layer in the foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Layers in the colours that they have by nature, or else in the foreground style.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Layers in the levels of the foreground style.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Layers in the styles of `foregroundStyle(_:_:_:)`; where there is one, in its levels.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// The colouring of symbols' layers; nil for what follows from the foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}
