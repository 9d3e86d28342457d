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
    private var ellipses: [Int: ShapedPiece] = [:]

    package init(fonts: FontSet) {
        self.fonts = fonts
    }

    /// - Throws: ``TextError``, or ``FontSetError`` where a font file has gone.
    package func shape(_ request: TextRequest) throws -> ShapedParagraph {
        guard request.spans.isEmpty else { return try shapeSpans(request) }
        let primary = try fonts.index(for: request.font)
        let text = AnalyzedText(request)
        let chosen = try FaceChoice(shaper: self, request: request, primary: primary).faces(of: text.scalars)
        var builder = ParagraphBuilder(request: request, text: text)
        for run in text.runs(faces: chosen) {
            switch run.content {
            case .glyphs(let index): builder.append(try shapePiece(run, of: text, index, request), run)
            case .tab: builder.appendTab(run, advance: 4 * (try spaceAdvance(primary, request)))
            case .invisible, .box: builder.appendInvisible(run)
            }
        }
        let ellipsis = try shapedEllipsis(primary, request)
        return builder.finish(
            ellipsis: ellipsis, metrics: try lineMetrics(primary, request.font), level: text.baseLevel)
    }

    /// Forgets what depends on texts that were shaped, and keeps the faces.
    func forgetTexts() { ellipses = [:] }

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
            return .system(size: font.size)
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
        if let known = ellipses[primary] { return known }
        var ellipsis = request
        ellipsis.text = "…"
        let text = AnalyzedText(ellipsis)
        let chosen = try FaceChoice(shaper: self, request: ellipsis, primary: primary).faces(of: text.scalars)
        let index = chosen[0] ?? primary
        let run = TextRun(scalars: 0..<1, level: 0, script: PANGO_SCRIPT_LATIN, content: .glyphs(index))
        let piece = try shapePiece(run, of: text, index, ellipsis)
        ellipses[primary] = piece
        return piece
    }

    /// A run in the face at an index of the font set; boxes for what it turns out not to have, where the request wants them.
    func shapePiece(_ run: TextRun, of text: AnalyzedText, _ index: Int, _ request: TextRequest) throws -> ShapedPiece {
        func boxes() -> ShapedPiece {
            ShapedPiece(boxes: text.scalars[run.scalars]) { fonts.missing($0.value, in: request.text) }
        }
        if index == FontFace.codePointBoxes.index { return boxes() }
        do {
            return try shapeGlyphs(run, of: text, face: face(at: index), request)
        } catch TextError.missingGlyph where request.missingGlyphs == .box {
            return boxes()
        }
    }

    private func shapeGlyphs(
        _ run: TextRun, of text: AnalyzedText, face: ShapingFace, _ request: TextRequest
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
        return try ShapedPiece(
            glyphs, face: face, isRightToLeft: run.level % 2 == 1,
            isStart: { text.beginsGrapheme(atByte: bytes.lowerBound + $0) },
            missing: { fonts.missing(text.scalar(atByte: bytes.lowerBound + $0), in: request.text) })
    }
}
