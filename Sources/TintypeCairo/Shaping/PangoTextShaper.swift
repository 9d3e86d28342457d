import CCairo
import Foundation
package import TintypeGraphics

/// Shapes text through Pango: bidirectional levels, scripts, break opportunities and glyphs are Pango's, while faces are
/// chosen here, character by character and among the declared ones alone.
///
/// Confined: one task uses an instance at a time. Faces are opened when the first text needs them and kept.
package final class PangoTextShaper: TextShaper {
    let fonts: FontSet
    private var faces: [Int: ShapingFace] = [:]
    private var ellipses: [EllipsisKey: ShapedPiece] = [:]
    private var spacings: [SystemSpacing.Key: SystemSpacing] = [:]

    /// The key of an ellipsis: its spacing goes by the size.
    private struct EllipsisKey: Hashable {
        var face: Int
        var font: FontRequest
    }

    /// The parts that a font gives each of its texts, whatever they read.
    private struct FontParts {
        let font: FontRequest
        let primary: Int
        let ellipsis: ShapedPiece
        let metrics: LineMetrics
    }

    /// The font of the last text: texts stand beside others of theirs.
    private var recent: FontParts?

    package init(fonts: FontSet) {
        self.fonts = fonts
    }

    /// - Throws: ``TextError``, or ``FontSetError`` where a font file has gone.
    package func shape(_ request: TextRequest) throws -> ShapedParagraph {
        guard request.spans.isEmpty else { return try shapeSpans(request) }
        let parts = try parts(of: request)
        let primary = parts.primary
        let text = AnalyzedText(request)
        let chosen = try FaceChoice(shaper: self, request: request, primary: primary).faces(of: text.scalars)
        var builder = ParagraphBuilder(request: request, text: text)
        let capitals = SmallCapitals(request, text)
        for run in text.runs(faces: chosen, isSmall: capitals?.isSmall ?? []) {
            switch run.content {
            case .glyphs(let index):
                let set = run.isSmall ? capitals?.text ?? text : text
                builder.append(try shapePiece(run, of: set, index, request), run)
            case .tab: builder.appendTab(run, advance: 4 * (try spaceAdvance(primary, request)))
            case .invisible, .box: builder.appendInvisible(run)
            }
        }
        return builder.finish(ellipsis: parts.ellipsis, metrics: parts.metrics, level: text.baseLevel)
    }

    private func parts(of request: TextRequest) throws -> FontParts {
        if let recent, recent.font == request.font { return recent }
        let primary = try fonts.index(for: request.font)
        let parts = FontParts(
            font: request.font, primary: primary, ellipsis: try shapedEllipsis(primary, request),
            metrics: try lineMetrics(primary, request.font))
        recent = parts
        return parts
    }

    /// Forgets what depends on texts that were shaped, and keeps the faces.
    func forgetTexts() {
        ellipses = [:]
        recent = nil
    }

    /// The face at an index of the font set, opened once.
    func face(at index: Int) throws -> ShapingFace {
        if let known = faces[index] { return known }
        let face = try ShapingFace(fonts.value(at: index), fonts.faces[index])
        faces[index] = face
        return face
    }

    /// The faces to ask for a character, emoji's own last and first; see ``FontSet``.
    func chain(from primary: Int, _ request: TextRequest) -> (faces: [Int], emoji: Int?) {
        (fonts.chain(from: primary, request.font), fonts.emojiIndex)
    }

    func lineMetrics(_ primary: Int, _ font: FontRequest) throws -> LineMetrics {
        // What stands in for a font that is not there has the system's box.
        guard let family = font.family, font.isFamilyRequired || fonts.faces[primary].isNamed(family) else {
            return font.isMac ? .mac(size: font.size) : .system(size: font.size)
        }
        let unit = try face(at: primary).lineMetrics
        return LineMetrics(
            ascent: unit.ascent * font.size, descent: unit.descent * font.size, leading: unit.leading * font.size)
    }

    func spaceAdvance(_ primary: Int, _ request: TextRequest) throws -> CGFloat {
        var space = request
        space.text = " "
        let text = AnalyzedText(space)
        let run = TextRun(scalars: 0..<1, level: 0, script: PANGO_SCRIPT_LATIN, content: .glyphs(primary))
        return try shapePiece(run, of: text, primary, space).advance
    }

    func shapedEllipsis(_ primary: Int, _ request: TextRequest) throws -> ShapedPiece {
        let key = EllipsisKey(face: primary, font: request.font)
        if let known = ellipses[key] { return known }
        var ellipsis = request
        ellipsis.text = "…"
        let text = AnalyzedText(ellipsis)
        let chosen = try FaceChoice(shaper: self, request: ellipsis, primary: primary).faces(of: text.scalars)
        let index = chosen[0] ?? primary
        let run = TextRun(scalars: 0..<1, level: 0, script: PANGO_SCRIPT_LATIN, content: .glyphs(index))
        let piece = try shapePiece(run, of: text, index, ellipsis)
        ellipses[key] = piece
        return piece
    }

    /// A run in the face at an index of the font set; boxes for what it turns out not to have, where the request wants them.
    func shapePiece(_ run: TextRun, of text: AnalyzedText, _ index: Int, _ request: TextRequest) throws -> ShapedPiece {
        func boxes() -> ShapedPiece {
            ShapedPiece(boxes: text.scalars[run.scalars]) { fonts.missing($0.value, in: request.text) }
        }
        if index == FontFace.codePointBoxes.index { return boxes() }
        do {
            return try shapeGlyphs(run, of: text, face: face(at: index), index, request)
        } catch TextError.missingGlyph where request.missingGlyphs == .box {
            return boxes()
        }
    }

    private func shapeGlyphs(
        _ run: TextRun, of text: AnalyzedText, face: ShapingFace, _ index: Int, _ request: TextRequest
    ) throws -> ShapedPiece {
        var analysis = PangoAnalysis()
        analysis.font = face.font
        analysis.level = run.level
        analysis.script = UInt8(truncatingIfNeeded: run.script.rawValue)
        analysis.language = text.language
        var features = request.font.features
        // Letters that are set apart are not joined, as CoreText has it.
        if request.tracking != 0 { features += ["liga=0", "clig=0"] }
        if !features.isEmpty {
            analysis.extra_attrs = g_slist_append(
                nil, pango_attr_font_features_new(features.joined(separator: ",")))
        }
        defer {
            if let list = analysis.extra_attrs {
                pango_attribute_destroy(list.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
                g_slist_free(list)
            }
        }
        let glyphs = pango_glyph_string_new()
        defer { pango_glyph_string_free(glyphs) }
        let bytes = text.byteRange(of: run.scalars)
        text.withBytes { all in
            pango_shape_full(
                all + bytes.lowerBound, Int32(bytes.count), all, Int32(text.byteCount), &analysis, glyphs)
        }
        guard let glyphs else { preconditionFailure("there is no memory for glyphs") }
        var piece = try ShapedPiece(
            glyphs, face: face, isRightToLeft: run.level % 2 == 1,
            isStart: { text.beginsGrapheme(atByte: bytes.lowerBound + $0) },
            missing: { fonts.missing(text.scalar(atByte: bytes.lowerBound + $0), in: request.text) })
        if let spacing = spacing(of: index, face, request.font) {
            piece.respace(spacing, face, isTabular: request.font.hasMonospacedDigits) {
                text.scalar(atByte: bytes.lowerBound + $0)
            }
        }
        return piece
    }

    /// The spacing of the system's font; nil for faces that have their own, and for a text that asks for a face by name.
    private func spacing(of index: Int, _ face: ShapingFace, _ font: FontRequest) -> SystemSpacing? {
        let declared = fonts.faces[index]
        guard declared.role == .system || declared.design == .rounded, font.family == nil || !font.isFamilyRequired
        else { return nil }
        let key = SystemSpacing.Key(
            face: index, size: font.size, weight: font.weight, isItalic: font.isItalic, isMac: font.isMac)
        if let known = spacings[key] { return known }
        // A text that grows in an animation has many sizes.
        if spacings.count > 200 { spacings = [:] }
        let spacing = SystemSpacing(key, ownAverage: face.averageAdvance)
        spacings[key] = spacing
        return spacing
    }
}
