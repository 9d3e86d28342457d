import Foundation
import TintypeGraphics

/// Puts shaped runs together to a paragraph, in points.
struct ParagraphBuilder {
    private let request: TextRequest
    private let text: AnalyzedText
    private var clusters: [ShapedParagraph.Cluster] = []
    private var glyphs: [ShapedParagraph.Glyph] = []
    private var missing: [TextError] = []
    /// The face that invisible clusters are said to be of.
    private var lastFace = FontFace(name: "", index: 0)

    /// The setting of the text that comes next.
    var setting: Setting

    /// The size and distances of a part of a text, in points.
    struct Setting {
        var size: CGFloat
        /// Extra distance after each cluster.
        var tracking: CGFloat
        var baselineOffset: CGFloat

        init(_ request: TextRequest) {
            (size, tracking, baselineOffset) = (request.font.size, request.tracking, 0)
        }

        init(_ span: TextSpan) {
            // SwiftUI takes the tracking where a text has both.
            let extra = span.tracking != 0 ? span.tracking : span.kerning
            (size, tracking, baselineOffset) = (span.font.size, extra, span.baselineOffset)
        }
    }

    init(request: TextRequest, text: AnalyzedText) {
        self.request = request
        self.text = text
        setting = Setting(request)
        // Once for all runs: to ask again for each would copy what is there each time.
        clusters.reserveCapacity(text.scalars.count)
        glyphs.reserveCapacity(text.scalars.count)
    }

    mutating func append(_ piece: ShapedPiece, _ run: TextRun) {
        lastFace = piece.face
        let size = setting.size
        if run.isSmall { setting.size *= SmallCapitals.scale }
        defer { setting.size = size }
        for error in piece.missing where !missing.contains(error) { missing.append(error) }
        let bytes = text.byteRange(of: run.scalars)
        for (index, cluster) in piece.clusters.enumerated() {
            let isLast = index + 1 == piece.clusters.count
            let start = bytes.lowerBound + cluster.byte
            let end = isLast ? bytes.upperBound : bytes.lowerBound + piece.clusters[index + 1].byte
            let first = add(piece.glyphs[cluster.glyphs], tracking: setting.tracking)
            add(
                bytes: start..<end, glyphs: first..<glyphs.count,
                advance: cluster.advance * setting.size + setting.tracking, run)
        }
    }

    mutating func appendTab(_ run: TextRun, advance: CGFloat) {
        add(
            bytes: text.byteRange(of: run.scalars), glyphs: glyphs.count..<glyphs.count,
            advance: advance * setting.size, run)
    }

    /// A place of `width` points.
    mutating func appendBox(_ run: TextRun, width: CGFloat) {
        var run = run
        run.content = .box
        add(
            bytes: text.byteRange(of: run.scalars), glyphs: glyphs.count..<glyphs.count,
            advance: width + setting.tracking, run)
    }

    mutating func appendInvisible(_ run: TextRun) {
        add(bytes: text.byteRange(of: run.scalars), glyphs: glyphs.count..<glyphs.count, advance: 0, run)
    }

    /// - Parameter level: The level of the ellipsis.
    mutating func finish(ellipsis: ShapedPiece, metrics: LineMetrics, level: UInt8) -> ShapedParagraph {
        let cluster = addEllipsis(ellipsis, level: level)
        var paragraph = ShapedParagraph(
            text: request.text, clusters: clusters, glyphs: glyphs, ellipsis: cluster, metrics: metrics,
            isRightToLeft: request.isRightToLeft
        )
        paragraph.missing = missing
        return paragraph
    }

    /// Adds the glyphs of an ellipsis, which stand for nothing of the text.
    mutating func addEllipsis(_ ellipsis: ShapedPiece, level: UInt8) -> ShapedParagraph.Cluster {
        let first = add(ellipsis.clusters.flatMap { ellipsis.glyphs[$0.glyphs] }[...], tracking: 0)
        return ShapedParagraph.Cluster(
            bytes: 0..<0, glyphs: first..<glyphs.count, advance: ellipsis.advance * setting.size, level: level,
            face: ellipsis.face, size: setting.size, isWhitespace: false, breakAfter: .none
        )
    }

    /// Adds glyphs given in ems, and answers where they begin.
    private mutating func add(_ added: ArraySlice<ShapedParagraph.Glyph>, tracking: CGFloat) -> Int {
        let first = glyphs.count
        let size = setting.size
        for glyph in added {
            glyphs.append(
                ShapedParagraph.Glyph(
                    id: glyph.id,
                    offset: CGPoint(x: glyph.offset.x * size, y: glyph.offset.y * size - setting.baselineOffset),
                    advance: glyph.advance * size))
        }
        if glyphs.count > first { glyphs[glyphs.count - 1].advance += tracking }
        return first
    }

    private mutating func add(bytes: Range<Int>, glyphs: Range<Int>, advance: CGFloat, _ run: TextRun) {
        let scalars = text.scalarIndex(atByte: bytes.lowerBound)..<text.scalarIndex(atByte: bytes.upperBound)
        clusters.append(
            ShapedParagraph.Cluster(
                bytes: bytes, glyphs: glyphs, advance: advance, level: run.level, face: lastFace,
                size: setting.size, isWhitespace: text.isWhite(scalars) || run.content == .invisible,
                breakAfter: text.breakBefore(scalars.upperBound), span: UInt32(run.span)
            )
        )
    }
}
