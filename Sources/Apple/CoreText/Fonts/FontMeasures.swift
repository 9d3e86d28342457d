import CoreGraphics
import Foundation
import Tintype
import TintypeGraphics
import TintypeTree

/// The measures of a font and of its glyphs, as pictures set it.
struct FontMeasures {
    let line: LineMetrics
    let decoration: DecorationMetrics
    let face: FontFace
    /// The request that the font is to pictures.
    let request: FontRequest?
    let traits: CTFontSymbolicTraits
    var isItalic: Bool { traits.contains(.traitItalic) }
    private let font: CTFont

    static func of(_ font: CTFont) -> FontMeasures { FontMeasures(font) }

    private init(_ font: CTFont) {
        let text = ShapedText(NSAttributedString(string: "x", attributes: [.init(kCTFontAttributeName): font]))
        let system = LineMetrics.system(size: font.size)
        line = text?.paragraph.spans.first?.metrics ?? text?.paragraph.metrics ?? system
        decoration =
            text?.paragraph.spans.first?.decoration
            ?? DecorationMetrics(
                underlineOffset: font.size / 10, underlineThickness: font.size / 20,
                strikethroughOffset: font.size / 4, strikethroughThickness: font.size / 20)
        face = text?.paragraph.clusters.first?.face ?? FontFace(name: "", index: 0)
        var traits: CTFontSymbolicTraits = []
        request = text?.fonts.first
        if let request {
            if request.isItalic { traits.insert(.traitItalic) }
            if request.weight >= 600 { traits.insert(.traitBold) }
            if request.design == .monospaced { traits.insert(.traitMonoSpace) }
        }
        self.traits = traits
        self.font = font
    }

    /// The number of a character's glyph; 0 where the font has none and another one stands in.
    func glyph(of character: String) -> CGGlyph {
        let text = ShapedText(NSAttributedString(string: character, attributes: [.init(kCTFontAttributeName): font]))
        guard let paragraph = text?.paragraph, let cluster = paragraph.clusters.first, cluster.face == face,
            let glyph = paragraph.glyphs[cluster.glyphs].first
        else { return 0 }
        return CGGlyph(truncatingIfNeeded: glyph.id)
    }

    /// In points; 0 for a glyph that no text had.
    func advance(of glyph: CGGlyph) -> CGFloat { (KnownGlyphs.advance(of: glyph, in: face) ?? 0) * font.size }
}

/// The advances of the glyphs that texts had, in ems: a glyph's number alone does not tell its text.
enum KnownGlyphs {
    private struct Key: Hashable {
        let face: FontFace
        let glyph: CGGlyph
    }

    private static let advances = Lock<[Key: CGFloat]>([:])

    static func add(_ paragraph: ShapedParagraph) {
        advances.withLock { advances in
            for cluster in paragraph.clusters where cluster.size > 0 {
                for glyph in paragraph.glyphs[cluster.glyphs] {
                    let key = Key(face: cluster.face, glyph: CGGlyph(truncatingIfNeeded: glyph.id))
                    advances[key] = glyph.advance / cluster.size
                }
            }
        }
    }

    static func advance(of glyph: CGGlyph, in face: FontFace) -> CGFloat? {
        advances.withLock { $0[Key(face: face, glyph: glyph)] }
    }
}
