package import Foundation

/// A shaped text in logical order: what fitting needs to break lines, truncate and reorder, with no font at hand.
///
/// Advances and offsets are in points, y down, from the baseline.
package struct ShapedParagraph: Hashable, Sendable {
    /// A glyph as its font drew it.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        /// The distance from the pen to the glyph's origin.
        package var offset: CGPoint
        package var advance: CGFloat

        package init(id: UInt32, offset: CGPoint = .zero, advance: CGFloat) {
            self.id = id
            self.offset = offset
            self.advance = advance
        }
    }

    /// The kind of line break that may follow a cluster.
    package enum Break: UInt8, Hashable, Sendable {
        case none
        case allowed
        /// A line feed or paragraph separator.
        case mandatory
    }

    /// The smallest piece that is kept together: a character with its marks, or a ligature.
    package struct Cluster: Hashable, Sendable {
        /// The UTF-8 bytes of the text that it stands for.
        package var bytes: Range<Int>
        /// In visual order within the cluster.
        package var glyphs: Range<Int>
        package var advance: CGFloat
        /// The bidi embedding level: odd is right to left.
        package var level: UInt8
        /// The index of the cluster's span in ``ShapedParagraph/spans``; 0 where there are none.
        package var span: UInt32
        package var face: FontFace
        package var size: CGFloat
        package var isWhitespace: Bool
        /// The kind of break after this cluster.
        package var breakAfter: Break

        package init(
            bytes: Range<Int>, glyphs: Range<Int>, advance: CGFloat, level: UInt8, face: FontFace, size: CGFloat,
            isWhitespace: Bool, breakAfter: Break, span: UInt32 = 0
        ) {
            self.bytes = bytes
            self.glyphs = glyphs
            self.advance = advance
            self.level = level
            self.face = face
            self.size = size
            self.isWhitespace = isWhitespace
            self.breakAfter = breakAfter
            self.span = span
        }
    }

    package var text: String
    package var clusters: [Cluster]
    package var glyphs: [Glyph]
    /// An ellipsis in the paragraph's own font, at the paragraph's base level; its glyphs are among ``glyphs``.
    package var ellipsis: Cluster
    package var metrics: LineMetrics
    package var isRightToLeft: Bool
    /// The parts with fonts of their own, in order; none where ``metrics`` are those of every line.
    package var spans: [Span]
    /// The characters that boxes stand for, as ``TextError/missingGlyph(_:in:package:)``, each once.
    package var missing: [TextError] = []

    /// The facts that fitting and drawing need of a part with a font of its own.
    package struct Span: Hashable, Sendable {
        package var metrics: LineMetrics
        package var decoration: DecorationMetrics
        /// The height of the baseline above that of the line, in points.
        package var baselineOffset: CGFloat
        /// The ellipsis for a cut inside the part; nil for the paragraph's. Its glyphs are among the paragraph's.
        package var ellipsis: Cluster?

        package init(
            metrics: LineMetrics, decoration: DecorationMetrics, baselineOffset: CGFloat = 0, ellipsis: Cluster? = nil
        ) {
            self.ellipsis = ellipsis
            self.metrics = metrics
            self.decoration = decoration
            self.baselineOffset = baselineOffset
        }
    }

    package init(
        text: String, clusters: [Cluster], glyphs: [Glyph], ellipsis: Cluster, metrics: LineMetrics,
        isRightToLeft: Bool, spans: [Span] = []
    ) {
        self.text = text
        self.clusters = clusters
        self.glyphs = glyphs
        self.ellipsis = ellipsis
        self.metrics = metrics
        self.isRightToLeft = isRightToLeft
        self.spans = spans
    }
}

/// The box of a line, in points.
package struct LineMetrics: Hashable, Sendable {
    /// The distance from the top of the line to its baseline.
    package var ascent: CGFloat
    /// The distance from the baseline to the bottom of the line.
    package var descent: CGFloat
    /// The distance between the bottom of a line and the top of the next.
    package var leading: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// The box of a line that holds both.
    package func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading))
    }

    package func scaled(by factor: CGFloat) -> LineMetrics {
        LineMetrics(ascent: ascent * factor, descent: descent * factor, leading: leading * factor)
    }

    /// San Francisco's box for a size in points, which rows and stacks on Apple's systems are built from: ascent 1950 and
    /// descent 494 of 2048 units, which give the line heights of Semantics.md 13.1 to the third decimal. The leading there
    /// fills the line to a whole pitch (body: 20.287 + 1.713 = 22); other sizes take 0.
    package static func system(size: CGFloat) -> LineMetrics {
        let (ascent, descent) = (size * 1950 / 2048, size * 494 / 2048)
        let leading = systemPitches[size].map { $0 - ascent - descent } ?? 0
        return LineMetrics(ascent: ascent, descent: descent, leading: leading)
    }

    private static let systemPitches: [CGFloat: CGFloat] = [
        34: 41, 28: 34, 22: 28, 20: 25, 17: 22, 16: 21, 15: 20, 13: 18, 12: 16, 11: 13,
    ]
}
