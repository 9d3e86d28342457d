package import TintypeGraphics

/// A part of a symbol that may have a colour of its own.
package struct SymbolLayer: Hashable, Sendable {
    /// The path to fill by the non-zero rule, in points of the symbol's box at font size 1.
    package var path: Path
    /// 0 for what the symbol is about; 1 and 2 for what stands behind it.
    package var level: Int
    /// The colour by nature; nil for the one around.
    package var hue: SymbolHue?

    package init(path: Path, level: Int, hue: SymbolHue? = nil) {
        self.path = path
        self.level = level
        self.hue = hue
    }
}
