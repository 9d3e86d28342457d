import CCairo
import Foundation
import TintypeGraphics

extension PangoTextShaper {
    /// Shapes a text whose parts have fonts of their own. Nothing is joined across their borders.
    func shapeSpans(_ request: TextRequest) throws -> ShapedParagraph {
        let text = AnalyzedText(request)
        let parts = try request.parts.map { part in
            (part: part, primary: try fonts.index(for: part.font))
        }
        var faces: [Int?] = []
        var owners: [Int] = []
        for (index, (part, primary)) in parts.enumerated() {
            let scalars = Array(part.text.unicodeScalars)
            owners += [Int](repeating: index, count: scalars.count)
            if request.spans[index].box != nil {
                faces += [Int?](repeating: nil, count: scalars.count)
            } else {
                faces += try FaceChoice(shaper: self, request: part, primary: primary).faces(of: scalars)
            }
        }
        var builder = ParagraphBuilder(request: request, text: text)
        let capitals = SmallCapitals(request, text)
        for run in text.runs(faces: faces, spans: owners, isSmall: capitals?.isSmall ?? []) {
            let (span, (part, primary)) = (request.spans[run.span], parts[run.span])
            builder.setting = ParagraphBuilder.Setting(span)
            if let box = span.box {
                builder.appendBox(run, width: box.width)
                continue
            }
            switch run.content {
            case .glyphs(let index):
                let set = run.isSmall ? capitals?.text ?? text : text
                builder.append(try shapePiece(run, of: set, index, part), run)
            case .tab: builder.appendTab(run, advance: 4 * (try spaceAdvance(primary, part)))
            case .invisible, .box: builder.appendInvisible(run)
            }
        }
        let spans = try zip(request.spans, parts).map { span, part in
            var shaped = try shapedSpan(span, primary: part.primary)
            builder.setting = ParagraphBuilder.Setting(span)
            shaped.ellipsis = builder.addEllipsis(
                try shapedEllipsis(part.primary, part.part), level: text.baseLevel)
            return shaped
        }
        builder.setting = ParagraphBuilder.Setting(request)
        let primary = try fonts.index(for: request.font)
        var paragraph = builder.finish(
            ellipsis: try shapedEllipsis(primary, request), metrics: try lineMetrics(primary, request.font),
            level: text.baseLevel)
        paragraph.spans = spans
        return paragraph
    }

    private func shapedSpan(_ span: TextSpan, primary: Int) throws -> ShapedParagraph.Span {
        var metrics = try lineMetrics(primary, span.font)
        if let box = span.box {
            metrics.ascent = max(metrics.ascent, box.ascent)
            metrics.descent = max(metrics.descent, box.descent)
        }
        // A part that is raised or lowered makes its line as much higher.
        metrics.ascent += span.baselineOffset
        metrics.descent -= span.baselineOffset
        return ShapedParagraph.Span(
            metrics: metrics, decoration: try face(at: primary).decoration.scaled(by: span.font.size),
            baselineOffset: span.baselineOffset)
    }
}

extension TextRequest {
    /// A request for each span's part of the text.
    fileprivate var parts: [TextRequest] {
        var start = text.utf8.startIndex
        return spans.map { span in
            guard let end = text.utf8.index(start, offsetBy: span.length, limitedBy: text.utf8.endIndex) else {
                preconditionFailure("the spans of a text are longer than the text")
            }
            defer { start = end }
            var part = TextRequest(
                text: String(text[start..<end]), font: span.font, language: language, isRightToLeft: isRightToLeft,
                tracking: span.tracking)
            part.missingGlyphs = missingGlyphs
            return part
        }
    }
}
