import Foundation

/// A part of a text whose lines are of one style: all of it, or a paragraph of several styles.
struct TextBlock {
    let text: Text
    let style: NSParagraphStyle
    /// The height of a line of the block's first font, in points, and whether a part of it is raised on its line.
    let fontHeight: CGFloat
    let isRaised: Bool
    /// The distance between lines, in points, that SwiftUI adds to the system's fonts of all sizes, and UIKit to those of styles.
    let addedLeading: CGFloat
    private let string: String
    /// Indicates whether parts of the text have looks that the renderer draws.
    private let isDrawnByHand: Bool
    /// The distances to the block before and after, in points.
    var before: CGFloat = 0
    var after: CGFloat = 0

    /// The blocks of a text: one, unless paragraphs differ or stand apart.
    static func blocks(of string: NSAttributedString, _ rules: DrawnText.Rules) -> [TextBlock] {
        let whole = NSRange(location: 0, length: string.length)
        var styles: [NSParagraphStyle] = []
        string.enumerateAttribute(.paragraphStyle, in: whole) { value, _, _ in
            styles.append(value as? NSParagraphStyle ?? .default)
        }
        let first = styles.first ?? .default
        let isPlain =
            rules.alignment != .justified && styles.allSatisfy { !$0.separatesParagraphs && $0.looks(like: first) }
        guard !isPlain, rules.lineLimit == nil || rules.lineLimit ?? 0 > 1 else {
            return [TextBlock(string, first, rules)]
        }
        let text = string.string as NSString
        var blocks: [TextBlock] = []
        var place = 0
        while place < string.length {
            let rest = NSRange(location: place, length: string.length - place)
            let end = text.rangeOfCharacter(from: CharacterSet(charactersIn: "\n\u{2029}"), range: rest)
            let length = (end.location == NSNotFound ? string.length : end.location) - place
            let style =
                string.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle ?? .default
            let part = string.attributedSubstring(from: NSRange(location: place, length: length))
            var block =
                length > 0
                ? TextBlock(part, style, rules)
                : TextBlock(
                    NSAttributedString(string: " ", attributes: string.attributes(at: place, effectiveRange: nil)),
                    style, rules)
            if !blocks.isEmpty { block.before = style.paragraphSpacingBefore }
            block.after = end.location == NSNotFound ? 0 : style.paragraphSpacing
            blocks.append(block)
            place += length + 1
        }
        return blocks.isEmpty ? [TextBlock(string, first, rules)] : blocks
    }

    private init(_ string: NSAttributedString, _ style: NSParagraphStyle, _ rules: DrawnText.Rules) {
        var (font, isRaised) = (rules.font.set(at: rules.typeSize), false)
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            if range.location == 0, let own = attributes[.font] as? UIFont { font = own.set(at: rules.typeSize) }
            if TextPart.length(attributes[.baselineOffset]) ?? 0 != 0 { isRaised = true }
        }
        let parts = TextPart.parts(of: string, style, rules)
        text = parts.dropFirst().reduce(parts.first?.text ?? Text(verbatim: "").font(Font(font))) { $0 + $1.text }
        isDrawnByHand = parts.contains { $0.look != nil }
        (self.string, self.style, fontHeight, self.isRaised) = (string.string, style, font.lineHeight, isRaised)
        addedLeading = style.hasLineHeight ? 0 : font.addedLeading
    }

    func alignment(_ rules: DrawnText.Rules) -> TextAlignment {
        switch rules.alignment ?? style.alignment {
        case .left: rules.isRightToLeft ? .trailing : .leading
        case .right: rules.isRightToLeft ? .leading : .trailing
        case .center: .center
        case .natural, .justified: .leading
        }
    }

    /// The lines with their distances.
    ///
    /// - Parameter width: The room of the lines, in points, which justified ones fill; nil for as much as they like.
    func view(_ rules: DrawnText.Rules, width: CGFloat? = nil) -> AnyView {
        let (start, end) = (style.headIndent, style.tailIndent < 0 ? -style.tailIndent : 0)
        var lines = AnyView(text.multilineTextAlignment(alignment(rules)))
        let isJustified = (rules.alignment ?? style.alignment) == .justified
        if isDrawnByHand || isJustified {
            let room = isJustified ? width.map { $0 - start - end } : nil
            lines = AnyView(lines.textRenderer(TextBlockRenderer(text: string, width: room)))
        }
        let spacing = style.lineSpacing - addedLeading
        if spacing != 0 { lines = AnyView(lines.lineSpacing(spacing)) }
        if let height = style.lineHeight(fontHeight) {
            lines = AnyView(lines.lineHeight(.exact(points: height)))
            // UIKit puts what a line is higher than its font above the text, and SwiftUI half of it below.
            if !isRaised, height > fontHeight { lines = AnyView(lines.offset(y: (height - fontHeight) / 2)) }
        }
        // A tail that is not negative is the lines' end from the leading edge.
        if style.tailIndent > start {
            lines = AnyView(lines.frame(maxWidth: style.tailIndent - start, alignment: .leading))
        }
        guard start != 0 || end != 0 || before != 0 || after != 0 else { return lines }
        return AnyView(
            lines.padding(EdgeInsets(top: before, leading: start, bottom: after, trailing: end)))
    }
}

extension UIFont {
    /// The leading that texts of the font are set with here and not in UIKit, in points.
    fileprivate var addedLeading: CGFloat {
        fontName == CTFont.systemName ? MeasuringSession.addedLeading(of: font) : 0
    }
}

extension NSParagraphStyle {
    fileprivate var separatesParagraphs: Bool {
        paragraphSpacing != 0 || paragraphSpacingBefore != 0 || headIndent != 0 || firstLineHeadIndent != 0
            || tailIndent != 0 || alignment == .justified
    }

    fileprivate func looks(like other: NSParagraphStyle) -> Bool {
        alignment == other.alignment && lineSpacing == other.lineSpacing
            && minimumLineHeight == other.minimumLineHeight && maximumLineHeight == other.maximumLineHeight
            && lineHeightMultiple == other.lineHeightMultiple
    }

    var hasLineHeight: Bool {
        minimumLineHeight > 0 || maximumLineHeight > 0 || lineHeightMultiple > 0
    }

    /// The height of lines, in points, where a font's is so high; nil where nothing is said of it.
    fileprivate func lineHeight(_ fontHeight: CGFloat) -> CGFloat? {
        guard hasLineHeight else { return nil }
        let wanted = max(lineHeightMultiple > 0 ? lineHeightMultiple * fontHeight : fontHeight, minimumLineHeight)
        return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    }
}
