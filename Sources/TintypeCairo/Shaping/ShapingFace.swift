import CCairo
import Foundation
import TintypeGraphics

/// A face as Pango shapes it, at one large size that every other is scaled from.
///
/// Advances so depend on nothing but the font: no hinting, no rounding, no device scale, and one font to load for all
/// sizes. Its font map's private configuration holds one file, so that a description cannot mean another font.
final class ShapingFace {
    /// The size that a face is loaded at, in Pango units: 1024 pt.
    private static let nominalSize = 1024 * Double(PANGO_SCALE)

    /// Pango's units of one em: those of the size above, but for a font of bitmaps, which has its own.
    let unitsPerEm: CGFloat
    let value: FontFace
    let font: UnsafeMutablePointer<PangoFont>
    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let hbFont: OpaquePointer
    private var coverage: [UInt32: Bool] = [:]
    private var advances: [UInt32: CGFloat] = [:]

    /// The mean advance of the small letters, in ems.
    lazy var averageAdvance: CGFloat = {
        let letters = (UInt32(0x61)...0x7A).compactMap { letter -> CGFloat? in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(hbFont, letter, &glyph) != 0 ? advance(ofGlyph: glyph) : nil
        }
        return letters.isEmpty ? 0 : letters.reduce(0, +) / CGFloat(letters.count)
    }()

    /// Pango has fontconfig read the host's configuration in the background unless there is one already: an empty one
    /// keeps host, environment and 20 ms out. Nothing else ever uses it.
    private static let emptyDefaultConfiguration: Void = {
        let configuration = FcConfigCreate()
        FcConfigSetSysRoot(configuration, nil)
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
    }()

    init(_ value: FontFace, _ declared: FontSet.Face) throws {
        self.value = value
        Self.emptyDefaultConfiguration
        guard let configuration = FcConfigCreate() else { preconditionFailure("there is no memory for a font") }
        FcConfigSetSysRoot(configuration, nil)
        guard FcConfigAppFontAddFile(configuration, declared.file) != 0,
            let pattern = Self.pattern(index: declared.indexInFile, in: configuration),
            let map = ccairo_font_map_new(configuration),
            let context = pango_font_map_create_context(map)
        else {
            FcConfigDestroy(configuration)
            throw FontSetError.unreadable(declared.file)
        }
        Self.setOptions(of: context)
        let description = pango_fc_font_description_from_pattern(pattern, 0)
        defer { pango_font_description_free(description) }
        pango_font_description_set_absolute_size(description, Self.nominalSize)
        guard let font = pango_font_map_load_font(map, context, description), let hbFont = pango_font_get_hb_font(font)
        else {
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(map)
            FcConfigDestroy(configuration)
            throw FontSetError.unreadable(declared.file)
        }
        var (horizontal, vertical): (Int32, Int32) = (0, 0)
        hb_font_get_scale(hbFont, &horizontal, &vertical)
        unitsPerEm = horizontal > 0 ? CGFloat(horizontal) : Self.nominalSize
        (self.configuration, self.map, self.context, self.font, self.hbFont) = (
            configuration, map, context, font, hbFont
        )
    }

    deinit {
        g_object_unref(font)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        FcConfigDestroy(configuration)
    }

    /// Returns whether the face has a glyph for a character.
    func covers(_ scalar: UInt32) -> Bool {
        if let known = coverage[scalar] { return known }
        var glyph: hb_codepoint_t = 0
        let found = hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0
        coverage[scalar] = found
        return found
    }

    /// The advance that the face states for a glyph, in ems.
    func advance(ofGlyph glyph: UInt32) -> CGFloat {
        if let known = advances[glyph] { return known }
        let advance = CGFloat(hb_font_get_glyph_h_advance(hbFont, glyph)) / unitsPerEm
        advances[glyph] = advance
        return advance
    }

    /// The line box that the font states, in points for a size of 1.
    var lineMetrics: LineMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(hbFont, &extents)
        return LineMetrics(
            ascent: CGFloat(extents.ascender) / unitsPerEm, descent: CGFloat(-extents.descender) / unitsPerEm,
            leading: CGFloat(extents.line_gap) / unitsPerEm
        )
    }

    /// The lines that the font says it is decorated with, in points for a size of 1.
    var decoration: DecorationMetrics {
        guard let metrics = pango_font_get_metrics(font, nil) else {
            preconditionFailure("there is no memory for metrics")
        }
        defer { pango_font_metrics_unref(metrics) }
        func points(_ value: Int32) -> CGFloat { CGFloat(value) / CGFloat(Self.nominalSize) }
        // Pango's positions are those of the upper edges, above the baseline.
        let underline = points(pango_font_metrics_get_underline_thickness(metrics))
        let strikethrough = points(pango_font_metrics_get_strikethrough_thickness(metrics))
        return DecorationMetrics(
            underlineOffset: underline / 2 - points(pango_font_metrics_get_underline_position(metrics)),
            underlineThickness: underline,
            strikethroughOffset: points(pango_font_metrics_get_strikethrough_position(metrics)) - strikethrough / 2,
            strikethroughThickness: strikethrough)
    }

    private static func setOptions(of context: OpaquePointer) {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        // Without one Pango asks the environment.
        pango_context_set_language(context, pango_language_from_string("en-us"))
    }

    /// Fontconfig's pattern of a face of the only file.
    private static func pattern(index: Int, in configuration: OpaquePointer) -> OpaquePointer? {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication)?.pointee else { return nil }
        for position in 0..<Int(set.nfont) {
            guard let pattern = set.fonts[position] else { continue }
            var found: Int32 = -1
            if FcPatternGetInteger(pattern, FC_INDEX, 0, &found) == FcResultMatch, Int(found) == index {
                return pattern
            }
        }
        return nil
    }
}
