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
}
