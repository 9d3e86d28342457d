import CCairo
import Foundation
import TintypeGraphics

/// A face at a size under a transform: what its glyphs look like, wherever they stand.
struct GlyphShape: Hashable {
    private let face: Int
    // From ems, y up, to pixels, y up.
    private let xx: Double
    private let xy: Double
    private let yx: Double
    private let yy: Double
    /// The addition to the thickness of strokes, in 1/64 pixels.
    private let growth: Int
    /// The radius of the ends of strokes, in 1/64 pixels.
    private let rounding: Int
    /// Indicates whether the baseline runs along the pixel rows; then it stands on one, so that it is sharp.
    private let isUpright: Bool

    /// - Parameters:
    ///   - emboldening: The thickness added to strokes, in ems.
    ///   - rounding: The radius of the ends of strokes, in ems.
    init(
        face: Int, size: CGFloat, emboldening: CGFloat = 0, rounding: CGFloat = 0, _ transform: CGAffineTransform
    ) {
        self.face = face
        xx = transform.a * size
        xy = -transform.c * size
        yx = -transform.b * size
        yy = transform.d * size
        let em = abs(xx * yy - xy * yx).squareRoot() * 64
        growth = Int(saturating: (em * emboldening).rounded(), in: 0...1 << 20)
        self.rounding = Int(saturating: (em * rounding).rounded(), in: 0...1 << 20)
        isUpright = transform.b == 0 && transform.c == 0
    }

    /// The whole pixel and the quarters right of and below it where a glyph's origin comes to stand.
    func place(_ origin: CGPoint) -> (x: Int, y: Int, phase: UInt8) {
        // What is further away is not seen; a place that is no number is none.
        func bounded(_ value: CGFloat) -> CGFloat { value.isNaN ? -1e6 : min(max(value, -1e6), 1e6) }
        func quarters(_ value: CGFloat) -> Int {
            // First to 1/1024, so that equal places reached by two routes fall to the same side.
            let snapped = (bounded(value) * 1024).rounded() / 1024
            return Int((snapped * 4 + 0.5).rounded(.down))
        }
        let x = quarters(origin.x)
        let y = isUpright ? Int(PixelGrid(scale: 1).round(bounded(origin.y))) * 4 : quarters(origin.y)
        return (x >> 2, y >> 2, UInt8(x & 3 | (y & 3) << 2))
    }

    /// The coverage of a glyph; an empty mask where there is none, as for a space.
    func mask(of glyph: UInt32, phase: UInt8, _ face: FT_Face, _ library: FreeTypeLibrary) -> GlyphMask {
        guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return GlyphMask() }
        // FreeType's outlines are in 1/64 pixels and its matrices in 1/65536.
        let unit = 64 * 65536 / Double(max(face.pointee.units_per_EM, 1))
        var matrix = FT_Matrix(
            xx: fixed(xx * unit), xy: fixed(xy * unit), yx: fixed(yx * unit), yy: fixed(yy * unit))
        FT_Outline_Transform(&slot.pointee.outline, &matrix)
        if growth > 0 {
            // FreeType lets an outline grow to the right and up alone.
            FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(growth))
            FT_Outline_Translate(&slot.pointee.outline, -FT_Pos(growth / 2), -FT_Pos(growth / 2))
        }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase & 3) * 16, -FT_Pos(phase >> 2) * 16)
        guard rounding > 0 else { return GlyphMask(&slot.pointee.outline, library) }
        return GlyphMask(rounding: &slot.pointee.outline, radius: rounding, library)
    }

    private func fixed(_ value: Double) -> FT_Fixed {
        FT_Fixed(min(max(value, -1e12), 1e12).rounded())
    }
}
