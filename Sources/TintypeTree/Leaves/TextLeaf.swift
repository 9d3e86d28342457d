import Foundation
import TintypeGraphics

/// A text, shaped once and fitted to each proposal.
final class TextLeaf: Leaf {
    let paragraph: ShapedParagraph
    let options: TextOptions
    let font: ResolvedFont
    let style: _ResolvedStyle
    /// The last fitting: placing and drawing ask for what measuring has found.
    private var last: (proposal: ProposedViewSize, layout: TextLayout)?

    init(paragraph: ShapedParagraph, options: TextOptions, font: ResolvedFont, style: _ResolvedStyle) {
        self.paragraph = paragraph
        self.options = options
        self.font = font
        self.style = style
    }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if let last, last.proposal == proposal { return last.layout }
        let layout = paragraph.fitted(width: proposal.width, height: proposal.height, options: options)
        last = (proposal, layout)
        return layout
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    /// The baseline of the first line falls on a whole pixel, as the frame's edges do.
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let layout = layout(proposal)
        let grid = builder.grid
        let paint = style.paint(in: frame)
        for line in layout.lines {
            let shift = CGPoint(x: frame.minX, y: grid.round(frame.minY + line.baseline) - line.baseline)
            for run in layout.glyphRuns(of: line) { builder.glyphs(run.moved(by: shift), paint) }
        }
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
        if let limit = options.lineLimit { attributes.append(SettledAttribute("lineLimit", "\(limit)")) }
        return attributes
    }
}

extension Scope {
    /// Appends a text in the font and style of the environment.
    package mutating func appendText(_ string: String) {
        let font = ResolvedFont(environment)
        let request = TextRequest(
            text: string, font: font.request, language: environment.locale.identifier(.bcp47),
            isRightToLeft: isRightToLeft, tracking: environment.tracking)
        let leaf = TextLeaf(
            paragraph: session.paragraph(
                request, view: (path + ["Text \"\(string)\""]).joined(separator: " > ")),
            options: TextOptions(
                lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment.option,
                truncationMode: environment.truncationMode.option, lineSpacing: environment.lineSpacing,
                scale: environment.displayScale),
            font: font, style: ForegroundStyle()._resolve(in: environment))
        append(.leaf(leaf))
    }
}

extension TextAlignment {
    fileprivate var option: TextOptions.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TruncationMode {
    fileprivate var option: TextOptions.TruncationMode {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
