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
        let isPlain = styles.allSatisfy { !$0.separatesParagraphs && $0.looks(like: first) }
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
        var parts: [Text] = []
        var (font, isRaised) = (rules.font, false)
        let hasLineHeight = style.hasLineHeight
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            if range.location == 0, let own = attributes[.font] as? UIFont { font = own }
            if length(attributes[.baselineOffset]) ?? 0 != 0 { isRaised = true }
            let part = (string.string as NSString).substring(with: range)
            parts.append(TextBlock.text(part, attributes, rules, isRaisable: !hasLineHeight))
        }
        text = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "").font(Font(rules.font))) { $0 + $1 }
        (self.style, fontHeight, self.isRaised) = (style, font.lineHeight, isRaised)
        addedLeading = style.hasLineHeight ? 0 : font.addedLeading
    }

    /// A part of one look.
    ///
    /// - Parameter isRaisable: False in lines of a height that is said, where a baseline's offset is there to bring the text to
    ///   the middle, in which it stands.
    private static func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any], _ rules: DrawnText.Rules, isRaisable: Bool
    ) -> Text {
        if let attachment = attributes[.attachment] as? NSTextAttachment, string.contains("\u{FFFC}") {
            return attachment.text
        }
        let link = attributes[.link] != nil ? rules.linkColor : nil
        let color = link ?? (attributes[.foregroundColor] as? UIColor)?.color ?? rules.color
        var text = Text(verbatim: string)
        if let background = attributes[.backgroundColor] as? UIColor, background.resolved(.light).alpha > 0 {
            var colored = AttributedString(string)
            colored.swiftUI.backgroundColor = background.color
            text = Text(colored)
        }
        var font = Font(attributes[.font] as? UIFont ?? rules.font)
        if length(attributes[.obliqueness]) ?? 0 != 0 { font = font.italic() }
        text = text.font(font).foregroundColor(color)
        if let kern = length(attributes[.kern]), kern != 0 { text = text.kerning(kern) }
        if let tracking = length(attributes[.init("NSTracking")]), tracking != 0 { text = text.tracking(tracking) }
        if let line = lineStyle(attributes[.underlineStyle]) {
            text = text.underline(pattern: line, color: (attributes[.underlineColor] as? UIColor)?.color)
        }
        if let line = lineStyle(attributes[.strikethroughStyle]) {
            text = text.strikethrough(pattern: line, color: (attributes[.strikethroughColor] as? UIColor)?.color)
        }
        if isRaisable, let offset = length(attributes[.baselineOffset]), offset != 0 {
            text = text.baselineOffset(offset)
        }
        return text
    }

    private static func lineStyle(_ value: Any?) -> Text.LineStyle.Pattern? {
        let number = (value as? NSUnderlineStyle)?.rawValue ?? length(value).map { Int($0) } ?? 0
        guard number != 0 else { return nil }
        switch NSUnderlineStyle(rawValue: number & 0x700) {
        case .patternDot: return .dot
        case .patternDash: return .dash
        case .patternDashDot: return .dashDot
        case .patternDashDotDot: return .dashDotDot
        default: return .solid
        }
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
    func view(_ rules: DrawnText.Rules) -> AnyView {
        var lines = AnyView(text.multilineTextAlignment(alignment(rules)))
        let spacing = style.lineSpacing - addedLeading
        if spacing != 0 { lines = AnyView(lines.lineSpacing(spacing)) }
        if let height = style.lineHeight(fontHeight) {
            lines = AnyView(lines.lineHeight(.exact(points: height)))
            // UIKit puts what a line is higher than its font above the text, and SwiftUI half of it below.
            if !isRaised, height > fontHeight { lines = AnyView(lines.offset(y: (height - fontHeight) / 2)) }
        }
        let start = min(style.headIndent, style.firstLineHeadIndent)
        let end = style.tailIndent < 0 ? -style.tailIndent : 0
        guard start != 0 || end != 0 || before != 0 || after != 0 else { return lines }
        return AnyView(
            lines.padding(EdgeInsets(top: before, leading: start, bottom: after, trailing: end)))
    }
}

/// The number of an attribute, whatever type of number it was given as.
private func length(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
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
            || tailIndent < 0
    }

    fileprivate func looks(like other: NSParagraphStyle) -> Bool {
        alignment == other.alignment && lineSpacing == other.lineSpacing
            && minimumLineHeight == other.minimumLineHeight && maximumLineHeight == other.maximumLineHeight
            && lineHeightMultiple == other.lineHeightMultiple
    }

    fileprivate var hasLineHeight: Bool {
        minimumLineHeight > 0 || maximumLineHeight > 0 || lineHeightMultiple > 0
    }

    /// The height of lines, in points, where a font's is so high; nil where nothing is said of it.
    fileprivate func lineHeight(_ fontHeight: CGFloat) -> CGFloat? {
        guard hasLineHeight else { return nil }
        let wanted = max(lineHeightMultiple > 0 ? lineHeightMultiple * fontHeight : fontHeight, minimumLineHeight)
        return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    }
}

extension NSTextAttachment {
    /// The picture in a line: as large as it is said, above the baseline by the origin of its bounds.
    fileprivate var text: Text {
        guard let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0) else {
            return Text(verbatim: "")
        }
        let place = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        var picture = Image(uiImage: image)
        if place.size != image.size, place.width > 0, place.height > 0 {
            let own = picture.resizable()
            picture = Image(size: place.size) { $0.draw(own, in: CGRect(origin: .zero, size: place.size)) }
        }
        let text = Text(picture)
        return place.minY == 0 ? text : text.baselineOffset(place.minY)
    }
}
