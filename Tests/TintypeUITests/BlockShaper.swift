import Foundation
import TintypeGraphics
import TintypeSymbols
import TintypeTree
import TintypeUI

/// Shapes every character as a block half as wide as the font is high: layout tests need no font.
final class BlockShaper: TextShaper {
    func shape(_ request: TextRequest) throws -> ShapedParagraph {
        let face = FontFace(name: "Block", index: 0)
        var clusters: [ShapedParagraph.Cluster] = []
        var glyphs: [ShapedParagraph.Glyph] = []
        var byte = 0
        let owners = request.spans.enumerated().flatMap { [Int](repeating: $0, count: $1.length) }
        for character in request.text + "…" {
            let length = character.utf8.count
            let owner = owners.indices.contains(byte) ? owners[byte] : 0
            let font = owners.isEmpty ? request.font : request.spans[owner].font
            let width = owners.isEmpty ? nil : request.spans[owner].box?.width
            clusters.append(
                ShapedParagraph.Cluster(
                    bytes: byte..<byte + length, glyphs: glyphs.count..<glyphs.count + 1,
                    advance: width ?? font.size / 2, level: 0, face: face, size: font.size,
                    isWhitespace: character == " ", breakAfter: character == " " ? .allowed : .none,
                    span: UInt32(owner)))
            glyphs.append(ShapedParagraph.Glyph(id: 1, advance: width ?? font.size / 2))
            byte += length
        }
        var ellipsis = clusters.removeLast()
        ellipsis.bytes = 0..<0
        return ShapedParagraph(
            text: request.text, clusters: clusters, glyphs: glyphs, ellipsis: ellipsis,
            metrics: .system(size: request.font.size), isRightToLeft: request.isRightToLeft,
            spans: request.spans.map(span))
    }

    private func span(_ span: TextSpan) -> ShapedParagraph.Span {
        let size = span.font.size
        return ShapedParagraph.Span(
            metrics: .system(size: size),
            decoration: DecorationMetrics(
                underlineOffset: size / 8, underlineThickness: size / 16, strikethroughOffset: size / 4,
                strikethroughThickness: size / 16),
            baselineOffset: span.baselineOffset)
    }
}

/// Every glyph is a square of the em.
struct BlockOutlines: SymbolOutlines {
    func outline(of scalar: UInt32) throws -> Path? { Path(CGRect(x: 0.1, y: -0.9, width: 0.8, height: 0.8)) }
}

extension RenderContext {
    static func blocks(
        scale: CGFloat = 2, platform: Platform = Platform(), maximumRounds: Int = 32
    ) -> RenderContext {
        var limits = Limits.fixed
        limits.rounds = maximumRounds
        return RenderContext(
            shaper: BlockShaper(), symbols: BlockOutlines(), scale: scale, platform: platform,
            limits: limits)
    }
}

/// The settled scene of a Swift view, drawn with blocks for letters.
@MainActor
func settle<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, context: RenderContext = .blocks()
) throws -> SettledScene {
    let pass = SettlePass(
        session: Session(context: context), canvas: ProposedViewSize(width: width, height: height))
    return try pass.run { V._evaluate(view, into: &$0) }
}

extension SettledScene {
    /// The frame of the view named `id`, in points of the canvas.
    func frame(_ id: String) throws -> CGRect {
        guard let view = tree.view(id) else { throw MissingView(id: id) }
        return view.frame
    }
}

struct MissingView: Error {
    var id: String
}
