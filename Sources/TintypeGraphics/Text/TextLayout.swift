package import Foundation

/// A text fitted to a proposal: lines with their places, in points from the top left corner of the text.
///
/// Glyphs are placed when they are asked for, not when the text is fitted: most fittings only answer a size.
package struct TextLayout: Hashable, Sendable {
    /// One line of the text.
    package struct Line: Hashable, Sendable {
        /// The pieces that the line shows, in logical order. Spaces at its end are left out: they hang over.
        package var pieces: [Piece]
        /// The distance from the text's top to the line's baseline.
        package var baseline: CGFloat
        /// The start of the line, in points from the text's left side.
        package var x: CGFloat
        /// The sum of the advances that the line shows, not rounded.
        package var width: CGFloat
        /// The box of the line.
        package var metrics: LineMetrics
    }

    /// A part of a line.
    package enum Piece: Hashable, Sendable {
        /// Clusters of the paragraph, by index.
        case clusters(Range<Int>)
        /// The paragraph's ellipsis, where something was cut off.
        case ellipsis
    }

    /// The paragraph that was fitted.
    package var paragraph: ShapedParagraph
    /// Rounded up to whole pixels.
    package var size: CGSize
    /// The lines from the top down; one empty line for an empty text.
    package var lines: [Line]
    /// Indicates whether something is left out.
    package var isTruncated: Bool
    /// The factor by which the text's size shrank to fit. The fitted lines are of the smaller size.
    package var scale: CGFloat = 1

    /// The distance from the top to the baseline of the first line.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance from the top to the baseline of the last line.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The glyphs of all lines, from the top down and in each line from left to right.
    package var glyphRuns: [GlyphRun] { lines.flatMap(glyphRuns(of:)) }

    /// The glyphs of a line from left to right, in runs of one face and size.
    package func glyphRuns(of line: Line) -> [GlyphRun] {
        let logical = line.clusters(of: paragraph)
        return glyphRuns(of: logical.visualOrder, among: logical, from: line.x, baseline: line.baseline)
    }

    /// The glyphs of some clusters of a line, given as they stand from left to right.
    func glyphRuns(
        of indices: some Sequence<Int>, among logical: [ShapedParagraph.Cluster], from x: CGFloat, baseline: CGFloat
    ) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var glyphs: [GlyphRun.PlacedGlyph] = []
        glyphs.reserveCapacity(logical.count)
        var members: [Int] = []
        members.reserveCapacity(logical.count)
        var pen = x
        /// The cluster that the run begins with, whose font is that of all.
        var first: ShapedParagraph.Cluster? { members.first.map { logical[$0] } }
        func finishRun() {
            guard let first else { return }
            let isInOrder = zip(members, members.dropFirst()).allSatisfy(<)
            let text = text(of: (isInOrder ? members : members.sorted()).lazy.map { logical[$0] })
            runs.append(GlyphRun(face: first.face, size: first.size, glyphs: glyphs, text: text))
            (glyphs, members) = ([], [])
        }
        for index in indices {
            let cluster = logical[index]
            if !cluster.glyphs.isEmpty {
                if let first, first.face != cluster.face || first.size != cluster.size { finishRun() }
                members.append(index)
                var x = pen
                for glyph in paragraph.glyphs[cluster.glyphs] {
                    let position = CGPoint(x: x + glyph.offset.x, y: baseline + glyph.offset.y)
                    glyphs.append(GlyphRun.PlacedGlyph(id: glyph.id, position: position))
                    x += glyph.advance
                }
            }
            pen += cluster.advance
        }
        finishRun()
        return runs
    }

    /// The text that clusters stand for, in logical order: each stretch of it is copied at once.
    private func text(of clusters: some Sequence<ShapedParagraph.Cluster>) -> String {
        let utf8 = paragraph.text.utf8
        var result = ""
        var stretch = 0..<0
        func finish() {
            let start = utf8.index(utf8.startIndex, offsetBy: stretch.lowerBound)
            result += paragraph.text[start..<utf8.index(start, offsetBy: stretch.count)]
        }
        for cluster in clusters {
            if cluster.bytes.lowerBound == stretch.upperBound, !cluster.bytes.isEmpty {
                stretch = stretch.lowerBound..<cluster.bytes.upperBound
                continue
            }
            finish()
            stretch = cluster.bytes
            // The ellipsis stands for no bytes of the text.
            if stretch.isEmpty { result += "…" }
        }
        finish()
        return result
    }
}

extension TextLayout.Line {
    /// The clusters that the line shows, in logical order.
    func clusters(of paragraph: ShapedParagraph) -> [ShapedParagraph.Cluster] {
        pieces.flatMap { piece in
            switch piece {
            case .clusters(let range): Array(paragraph.clusters[range])
            case .ellipsis: [paragraph.ellipsis(in: pieces)]
            }
        }
    }
}
