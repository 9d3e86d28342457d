import Foundation
import TintypeGraphics
import TintypeSymbols

/// Outlines of the icon font that tell whether they were asked for. Confined to one task.
final class AskedOutlines: SymbolOutlines {
    private let outlines: any SymbolOutlines
    /// True once a glyph was asked for. Many symbols are drawn without one.
    private(set) var wereAsked = false

    init(_ outlines: any SymbolOutlines) {
        self.outlines = outlines
    }

    func outline(of scalar: UInt32) throws -> Path? {
        wereAsked = true
        return try outlines.outline(of: scalar)
    }

    /// The symbol with lines of a width in units of the grid, which is kept where the font keeps symbols.
    func symbol(named name: String, stroke: CGFloat) throws -> SymbolOutline {
        let key = KeptSymbols.Key(name: name, stroke: stroke)
        if let known = outlines.kept?[key] {
            if known.isOfFont { wereAsked = true }
            return known.outline
        }
        let wereAskedBefore = wereAsked
        wereAsked = false
        defer { wereAsked = wereAsked || wereAskedBefore }
        let outline = try SymbolTable.symbol(named: name, outlines: self, stroke: stroke)
        outlines.kept?[key] = KeptSymbols.Symbol(outline: outline, isOfFont: wereAsked)
        return outline
    }
}
