package import TintypeGraphics

/// Outlines of the icon font, by code point.
///
/// The font is read elsewhere; here it is only a source of paths, so that recipes can be tested without one.
package protocol SymbolOutlines {
    /// The outline of the glyph that the font has for `scalar`, or nil where it has none.
    ///
    /// In em units: 1 em is 1, y points down, the baseline is at y = 0. Outer contours run clockwise on the screen and
    /// holes the other way, as TrueType has it; results are filled with the non-zero rule.
    func outline(of scalar: UInt32) throws -> Path?

    /// The symbols drawn so far, for whoever draws many pictures; nil to draw each anew.
    var kept: KeptSymbols? { get }
}

extension SymbolOutlines {
    package var kept: KeptSymbols? { nil }
}
