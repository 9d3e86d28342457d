import CCairo
import TintypeGraphics

extension GlyphMask {
    /// Fills an outline whose outer corners and ends are round: made smaller on all sides, and then drawn with a round pen as thick as
    /// it became thinner.
    ///
    /// - Parameter radius: In 1/64 pixels, as the outline.
    init(
        rounding outline: UnsafeMutablePointer<FT_Outline>, radius: Int, _ library: FreeTypeLibrary
    ) {
        // FreeType moves the right and the upper side alone.
        FT_Outline_Embolden(outline, FT_Pos(-2 * radius))
        FT_Outline_Translate(outline, FT_Pos(radius), FT_Pos(radius))
        let rim = GlyphMask(rimOf: outline, radius: radius, library)
        self = GlyphMask(outline, library).joined(with: rim)
    }

    /// All that is within a radius of an outline.
    private init(rimOf outline: UnsafeMutablePointer<FT_Outline>, radius: Int, _ library: FreeTypeLibrary) {
        self.init()
        var made: FT_Stroker?
        guard FT_Stroker_New(library.library, &made) == 0, let stroker = made else { return }
        defer { FT_Stroker_Done(stroker) }
        FT_Stroker_Set(stroker, FT_Fixed(radius), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
        guard FT_Stroker_ParseOutline(stroker, outline, 0) == 0 else { return }
        var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
        var rim = FT_Outline()
        guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0, points > 0,
            FT_Outline_New(library.library, points, FT_Int(contours), &rim) == 0
        else { return }
        defer { FT_Outline_Done(library.library, &rim) }
        // The stroker adds to what is there: nothing yet.
        (rim.n_points, rim.n_contours) = (0, 0)
        FT_Stroker_Export(stroker, &rim)
        self.init(&rim, library)
    }
}
