import CCairo
import Foundation
package import TintypeGraphics
import TintypeSymbols

/// The outlines of the icon font. Confined: one task uses it at a time.
package final class IconFont: SymbolOutlines {
    private let library = FreeTypeLibrary()
    private let face: FT_Face
    /// Units of one em.
    private let unitsPerEm: CGFloat

    /// - Parameter file: The absolute path of a font with outlines.
    package init(file: String) throws {
        face = try library.open(file, index: 0)
        guard face.pointee.units_per_EM > 0 else { throw FontSetError.unreadable(file) }
        unitsPerEm = CGFloat(face.pointee.units_per_EM)
    }

    package func outline(of scalar: UInt32) throws -> Path? {
        let glyph = FT_Get_Char_Index(face, FT_ULong(scalar))
        guard glyph != 0, FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
        return OutlinePen.path(of: face, unitsPerEm: unitsPerEm)
    }
}
