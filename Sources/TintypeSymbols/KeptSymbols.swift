package import Foundation

/// Symbols that were drawn, at a font size of 1 point. Confined: one task uses it at a time.
///
/// Cutting outlines takes about as long as a small picture, and the pictures of a run have most of their symbols in common.
package final class KeptSymbols {
    /// A symbol and the width of its lines, in units of the grid.
    package struct Key: Hashable {
        package var name: String
        package var stroke: CGFloat

        package init(name: String, stroke: CGFloat) {
            self.name = name
            self.stroke = stroke
        }
    }

    /// A symbol, and whether a glyph of the icon font is part of it.
    package struct Symbol {
        package var outline: SymbolOutline
        package var isOfFont: Bool

        package init(outline: SymbolOutline, isOfFont: Bool) {
            self.outline = outline
            self.isOfFont = isOfFont
        }
    }

    private var symbols: [Key: Symbol] = [:]

    package init() {}

    package subscript(key: Key) -> Symbol? {
        get { symbols[key] }
        set {
            // An animation may go through many sizes and weights.
            if symbols.count > 500 { symbols = [:] }
            symbols[key] = newValue
        }
    }
}
