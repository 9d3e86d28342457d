import TintypeGraphics

/// A colour that a part of a symbol has by nature: what the rendering mode `multicolor` shows.
///
/// Apple documents the yellow triangle with its white mark (SymbolRenderingMode.multicolor), the green leaf and the red
/// trash (Human Interface Guidelines, SF Symbols). No text lists the others: they are plain choices for what has one
/// colour everywhere in the system.
package enum SymbolHue: Hashable, Sendable {
    case red
    case yellow
    case green
    case blue
    case white

    /// The hue of a whole symbol; nil for one that has the colour around.
    static func ofSymbol(_ name: String) -> SymbolHue? { symbols[name] }

    private static let symbols: [String: SymbolHue] = [
        "leaf": .green, "leaf.fill": .green, "trash": .red, "trash.fill": .red, "heart.fill": .red,
        "star.fill": .yellow, "bolt.fill": .yellow, "sun.max.fill": .yellow, "drop.fill": .blue, "phone.fill": .green,
    ]

    /// The hues of filled enclosures, by the symbol's name without `.fill`; the others have the colour around. The mark is white on
    /// the former, and open in the latter.
    static let filledEnclosures: [String: SymbolHue] = [
        "exclamationmark.triangle": .yellow, "exclamationmark.octagon": .red, "plus.circle": .green,
        "minus.circle": .red,
    ]

    /// The hues of badges, by their marks.
    static let badges: [String: SymbolHue] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
    ]

    /// The hues of what stands behind or below a cloud, by the symbol's name without `.fill`; nil for the colour around.
    static let weather: [String: SymbolHue?] = [
        "cloud.sun": .yellow, "cloud.sun.rain": .yellow, "cloud.sun.bolt": .yellow, "cloud.moon": nil,
        "cloud.rain": .blue, "cloud.drizzle": .blue, "cloud.heavyrain": .blue, "cloud.bolt": .yellow,
    ]
}
