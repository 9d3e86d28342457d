import Foundation
import TintypeGraphics

/// A text, shaped once and fitted to each proposal.
final class TextLeaf: Leaf {
    let paragraph: ShapedParagraph
    let options: TextOptions
    let font: ResolvedFont
    let style: _ResolvedStyle
    /// The look of each of the paragraph's spans; none where all of it is in the style.
    let spans: [TextSpanLook]
    /// The changes of the text that are under way, on a stage.
    var changes: [ContentChange<TextLeaf>] = []
    /// The proposal of the text's own place, on a stage; nil for a picture.
    private var own: OwnProposal?
    /// The last fitting: placing and drawing ask for what measuring has found.
    private var last: (proposal: ProposedViewSize, layout: TextLayout)?

    init(
        paragraph: ShapedParagraph, options: TextOptions, font: ResolvedFont, style: _ResolvedStyle,
        spans: [TextSpanLook] = []
    ) {
        self.paragraph = paragraph
        self.options = options
        self.font = font
        self.style = style
        self.spans = spans
    }

    /// The text without the changes that led to it, which learns of its place with this one.
    var atRest: TextLeaf {
        let own = own ?? OwnProposal()
        let text = TextLeaf(paragraph: paragraph, options: options, font: font, style: style, spans: spans)
        (self.own, text.own) = (own, own)
        return text
    }

    func takeNote(of proposal: ProposedViewSize) { own?.proposal = proposal }

    /// The text as it stands in its own place, whatever frame shows it.
    func ownLayout(or proposal: ProposedViewSize) -> TextLayout { layout(own?.proposal ?? proposal) }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if let last, last.proposal == proposal || isFit(last, also: proposal) { return last.layout }
        let layout = paragraph.fitted(width: proposal.width, height: proposal.height, options: options)
        last = (proposal, layout)
        return layout
    }

    /// Returns whether what was fitted to a width alone is what a proposal of that width and a height comes to.
    private func isFit(
        _ last: (proposal: ProposedViewSize, layout: TextLayout), also proposal: ProposedViewSize
    ) -> Bool {
        last.proposal.height == nil && last.proposal.width == proposal.width && hasRanges
            && isFree(last.layout, within: proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let scale = builder.grid.scale
        let parts = changes.parts(to: self) { text, isByCharacter in
            // A text that fades in is fitted to the frame on its way; all else stands as it did, or as it will.
            let isOwn = isByCharacter || text !== self
            let layout = isOwn ? text.ownLayout(or: proposal) : layout(proposal)
            return text.parts(byCharacter: isByCharacter, of: layout, in: frame, scale: scale)
        }
        if let parts { parts.draw(into: &builder) } else { draw(layout(proposal), in: frame, into: &builder) }
    }

    func draw(_ layout: TextLayout, in frame: CGRect, into builder: inout DisplayListBuilder) {
        let grid = builder.grid
        let paint = style.paint(in: frame)
        guard spans.isEmpty else { return drawSpans(of: layout, in: frame, into: &builder) }
        builder.styled(style) { builder in
            for line in layout.lines {
                let shift = shift(of: line, in: frame, on: grid)
                for run in layout.glyphRuns(of: line) { builder.glyphs(run.moved(by: shift), paint) }
            }
        }
    }

    /// The distance from the paragraph to the line's place on the canvas. The baseline falls on a whole pixel, as the frame's
    /// edges do.
    func shift(of line: TextLayout.Line, in frame: CGRect, on grid: PixelGrid) -> CGPoint {
        CGPoint(x: frame.minX, y: grid.round(frame.minY + line.baseline) - line.baseline)
    }

    var guides: GuideSet { .baseline }

    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        return nil
    }

    var spacing: ViewSpacing { .text(font.spacing) }
    var nodeName: String { "Text" }

    var nodeAttributes: [SettledAttribute] {
        let request = font.request
        let face = request.family.map { "\($0) " } ?? ""
        var attributes = [
            SettledAttribute("text", paragraph.text),
            SettledAttribute(
                "font", "\(face)\(number(request.size)) \(request.weight)" + (request.isItalic ? " italic" : "")),
            SettledAttribute("style", "\(style)"),
        ]
        if let family = request.family, !request.isFamilyRequired, let substitute = substitute(for: family) {
            attributes.append(SettledAttribute("substitute", substitute))
        }
        if !spans.isEmpty {
            attributes.append(SettledAttribute("spans", spans.map(\.description).joined(separator: "; ")))
        }
        if let limit = options.lineLimit { attributes.append(SettledAttribute("lineLimit", "\(limit)")) }
        if let change = changes.last {
            attributes.append(
                SettledAttribute("changing", "\(number(CGFloat(change.progress))) from \(change.old.paragraph.text)"))
        }
        return attributes
    }
}

/// The proposal of a text's own place. Confined to the task of the session.
private final class OwnProposal {
    /// nil before the text was placed.
    var proposal: ProposedViewSize?
}

extension Scope {
    /// Appends a text in the font and style of the environment.
    package mutating func appendText(_ string: String) {
        let look = environment.textLook
        let string = look?.textCase?.value.map { cased(string, $0) } ?? string
        if let look, look.needsSpan { return appendText([TextPiece(.string(string))]) }
        appendText(string, look ?? TextLook(), around: look)
    }

    /// Appends a text of one look, which says all that `around` does.
    mutating func appendText(_ string: String, _ look: TextLook, around: TextLook?) {
        let font = ResolvedFont(look, in: environment)
        let request = TextRequest(
            text: string, font: font.request, language: environment.locale.languageTag,
            isRightToLeft: isRightToLeft, tracking: look.tracking ?? environment.tracking)
        let style = look.foreground?._resolve(in: environment) ?? ForegroundStyle()._resolve(in: environment)
        let shown = animatedText(style)
        let leaf = TextLeaf(
            paragraph: paragraph(request, font, around), options: textOptions(around), font: font, style: shown.style)
        append(leaf, animatesStyle: shown.isAnimated)
    }

    /// `string` in capitals (true) or small letters (false), as the language of the locale has them.
    func cased(_ string: String, _ isUppercase: Bool) -> String {
        isUppercase ? string.uppercased(with: environment.locale) : string.lowercased(with: environment.locale)
    }

    /// The shaped text, with lines as far apart as is said around it.
    func paragraph(_ request: TextRequest, _ font: ResolvedFont, _ look: TextLook?) -> ShapedParagraph {
        let paragraph = session.paragraph(request, at: place(of: "Text \"\(request.text)\""))
        let height = look?.lineHeight
        guard font.leading != 0 || height != nil else { return paragraph }
        return paragraph.spaced(by: font.leading, height)
    }

    func textOptions(_ look: TextLook?) -> TextOptions {
        var options = TextOptions(
            lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment,
            truncationMode: environment.truncationMode, lineSpacing: environment.lineSpacing,
            scale: environment.displayScale)
        if let look {
            options.reservesSpace = look.reservesSpace ?? false
            options.reservedLines = look.reservedLines ?? 0
            options.minimumScale = look.minimumScale ?? 1
        }
        return options
    }
}

extension Node {
    /// Indicates whether the node is a text, or put around one.
    package var isText: Bool {
        if case .leaf(let box) = kind { return box.leaf is TextLeaf }
        return modified?.isText ?? false
    }
}
