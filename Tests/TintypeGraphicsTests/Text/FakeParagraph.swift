import Foundation

@testable import TintypeGraphics

/// Paragraphs made by hand: every character is 10 wide and one glyph, whose id is its code point; lines are 20 high.
enum FakeParagraph {
    static let face = FontFace(name: "Fake-Regular", index: 0)

    /// Lines may end after spaces and must end at line feeds. Levels are given by digits, one for each character.
    static func make(
        _ text: String, levels: String? = nil, leading: CGFloat = 2, isRightToLeft: Bool = false
    ) -> ShapedParagraph {
        let given = levels.map { $0.compactMap { UInt8(String($0)) } }
        var clusters: [ShapedParagraph.Cluster] = []
        var glyphs: [ShapedParagraph.Glyph] = []
        var byte = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let length = Unicode.UTF8.width(scalar)
            let isFeed = scalar == "\n"
            let first = glyphs.count
            if !isFeed { glyphs.append(ShapedParagraph.Glyph(id: scalar.value, advance: 10)) }
            clusters.append(
                ShapedParagraph.Cluster(
                    bytes: byte..<(byte + length), glyphs: first..<glyphs.count, advance: isFeed ? 0 : 10,
                    level: given?[index] ?? 0, face: face, size: 17, isWhitespace: isFeed || scalar == " ",
                    breakAfter: isFeed ? .mandatory : scalar == " " ? .allowed : .none
                )
            )
            byte += length
        }
        glyphs.append(ShapedParagraph.Glyph(id: 0x2026, advance: 10))
        let ellipsis = ShapedParagraph.Cluster(
            bytes: 0..<0, glyphs: (glyphs.count - 1)..<glyphs.count, advance: 10, level: isRightToLeft ? 1 : 0,
            face: face, size: 17, isWhitespace: false, breakAfter: .none
        )
        return ShapedParagraph(
            text: text, clusters: clusters, glyphs: glyphs, ellipsis: ellipsis,
            metrics: LineMetrics(ascent: 16, descent: 4, leading: leading), isRightToLeft: isRightToLeft
        )
    }
}

extension TextLayout {
    /// Each line as it is read from left to right.
    var visibleLines: [String] {
        lines.map { line in
            glyphRuns(of: line).flatMap(\.glyphs).compactMap { Unicode.Scalar($0.id) }
                .map { String(Character($0)) }.joined()
        }
    }
}
