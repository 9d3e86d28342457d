import Foundation
import TintypeGraphics

/// A part of a text, with what is said of this part alone.
package struct TextPiece {
    package enum Content {
        case string(String)
        /// A picture in the line.
        case leaf(any Leaf)
    }

    package var content: Content
    package var look: TextLook

    package init(_ content: Content, _ look: TextLook = TextLook()) {
        self.content = content
        self.look = look
    }

    fileprivate var string: String {
        switch content {
        case .string(let string): string
        case .leaf: TextSpan.placeholder
        }
    }
}

extension Scope {
    /// Appends a text of parts. One part that is glyphs of one font alone is as cheap as a plain string.
    package mutating func appendText(_ pieces: [TextPiece]) {
        let outer = environment.textLook
        let around = outer ?? TextLook()
        let pieces = pieces.map { cased(TextPiece($0.content, around.overridden(by: $0.look))) }
            .filter { !$0.string.isEmpty }
        if pieces.isEmpty { return appendText("", around, around: outer) }
        if pieces.count == 1, case .string(let string) = pieces[0].content, !pieces[0].look.needsSpan {
            return appendText(string, pieces[0].look, around: outer)
        }
        let string = pieces.map(\.string).joined()
        let fonts = pieces.map { ResolvedFont($0.look, in: environment) }
        let request = TextRequest(
            text: string, font: fonts[0].request, language: environment.locale.languageTag,
            isRightToLeft: isRightToLeft, spans: zip(pieces, fonts).map { span($0, $1) })
        let looks = zip(pieces, fonts).map { piece, font in
            var look = TextSpanLook(piece.look, font: font.request, in: environment)
            if case .leaf(let leaf) = piece.content { look.leaf = leaf }
            return look
        }
        append(
            TextLeaf(
                paragraph: paragraph(request, fonts[0], outer), options: textOptions(outer), font: fonts[0],
                style: looks[0].style, spans: looks))
    }

    private func cased(_ piece: TextPiece) -> TextPiece {
        guard case .string(let string) = piece.content, let textCase = piece.look.textCase?.value else { return piece }
        return TextPiece(.string(cased(string, textCase)), piece.look)
    }

    private func span(_ piece: TextPiece, _ font: ResolvedFont) -> TextSpan {
        var span = TextSpan(
            length: piece.string.utf8.count, font: font.request,
            tracking: piece.look.tracking ?? environment.tracking, kerning: piece.look.kerning ?? 0,
            baselineOffset: piece.look.baselineOffset ?? 0)
        if case .leaf(let leaf) = piece.content { span.box = leaf.box }
        return span
    }
}

extension Leaf {
    /// The place that the leaf takes in a line of text: its ideal size, on its baseline.
    fileprivate var box: TextSpan.Box {
        let size = sizeThatFits(.unspecified)
        let baseline =
            explicitGuide(VerticalAlignment.firstTextBaseline.key, size: size, proposal: .unspecified) ?? size.height
        return TextSpan.Box(width: size.width, ascent: baseline, descent: size.height - baseline)
    }
}

extension ShapedParagraph {
    /// The paragraph with lines that are further apart, or as high as is said. The extra is below a line's text, and above it
    /// where the line is given a height.
    func spaced(by leading: CGFloat, _ height: TextLook.LineHeight?) -> ShapedParagraph {
        var spaced = self
        spaced.metrics = metrics.spaced(by: leading, height, size: ellipsis.size)
        for index in spans.indices {
            spaced.spans[index].metrics = spans[index].metrics.spaced(by: leading, height, size: ellipsis.size)
        }
        return spaced
    }
}

extension LineMetrics {
    fileprivate func spaced(by leading: CGFloat, _ height: TextLook.LineHeight?, size: CGFloat) -> LineMetrics {
        var metrics = self
        metrics.leading += leading
        let pitch: CGFloat
        switch height {
        case nil: return metrics
        case .exact(let points): pitch = points
        case .multiple(let factor): pitch = factor * size
        case .leading(let points):
            metrics.leading += points
            return metrics
        }
        // As in CSS, what is added or taken is shared between above and below.
        let extra = (pitch - metrics.lineHeight) / 2
        return LineMetrics(ascent: metrics.ascent + extra, descent: metrics.descent + extra, leading: 0)
    }
}
