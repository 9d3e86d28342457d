import Foundation

/// A part of a text of one look, and the looks that SwiftUI's texts do not have.
struct TextPart {
    let text: Text
    let look: TextPartLook?

    /// The parts of a text, with room in the place of tabs and of the first line's indent.
    static func parts(
        of string: NSAttributedString, _ style: NSParagraphStyle, _ rules: DrawnText.Rules
    ) -> [TextPart] {
        var parts: [TextPart] = []
        var tabs = TextTabs(style, of: string)
        let first = style.firstLineHeadIndent - style.headIndent
        if first != 0, first.isFinite, string.length > 0 {
            parts.append(space(first, string.attributes(at: 0, effectiveRange: nil), rules))
        }
        // A baseline's offset in lines of a height that is said is there to bring the text to the middle, in which it stands.
        let isRaisable = !style.hasLineHeight
        let pieces = TextTabs.pieces(of: string)
        for (index, piece) in pieces.enumerated() {
            switch piece.kind {
            case .tab:
                let next = pieces[(index + 1)...].prefix { $0.kind == .words }
                let room = tabs.room { stop in
                    next.reduce(0) { width, piece in
                        width + TextPart.width(stop.column(piece.string), piece.attributes, rules)
                    }
                }
                parts.append(
                    room > 0 && room.isFinite
                        ? space(room, piece.attributes, rules) : part(" ", piece.attributes, rules, isRaisable))
            case .end:
                tabs.beginLine()
                parts.append(part(piece.string, piece.attributes, rules, isRaisable))
            case .words:
                if tabs.isUsed { tabs.advance(width(piece.string, piece.attributes, rules)) }
                parts.append(part(piece.string, piece.attributes, rules, isRaisable))
            }
        }
        return parts
    }

    /// Room in a line, in points; less than none draws the text back. The line is as high as the font of the attributes.
    private static func space(
        _ width: CGFloat, _ attributes: [NSAttributedString.Key: Any], _ rules: DrawnText.Rules
    ) -> TextPart {
        let font = Font((attributes[.font] as? UIFont ?? rules.font).set(at: rules.typeSize))
        // A sign without a width of its own stands for room that is less than none.
        let room =
            width < 0
            ? Text(verbatim: "\u{200B}").kerning(width)
            : Text(Image(size: CGSize(width: width, height: 1)) { _ in })
        return TextPart(text: room.font(font), look: nil)
    }

    private static func width(
        _ string: String, _ attributes: [NSAttributedString.Key: Any], _ rules: DrawnText.Rules
    ) -> CGFloat {
        guard !string.isEmpty else { return 0 }
        let text = part(string, attributes, rules, true).text
        let sized = rules.typeSize.map { AnyView(text.dynamicTypeSize($0)) } ?? AnyView(text)
        return MeasuringSession.size(of: sized).width
    }

    private static func part(
        _ string: String, _ attributes: [NSAttributedString.Key: Any], _ rules: DrawnText.Rules, _ isRaisable: Bool
    ) -> TextPart {
        if let attachment = attributes[.attachment] as? NSTextAttachment, string.contains("\u{FFFC}") {
            return TextPart(text: attachment.text, look: nil)
        }
        var attributes = attributes
        if attributes[.link] != nil { attributes.merge(rules.linkAttributes) { $1 } }
        let color = (attributes[.foregroundColor] as? UIColor)?.color ?? rules.color
        var text = Text(verbatim: string)
        if let background = attributes[.backgroundColor] as? UIColor, background.resolved(.light).alpha > 0 {
            var colored = AttributedString(string)
            colored.swiftUI.backgroundColor = background.color
            text = Text(colored)
        }
        let used = (attributes[.font] as? UIFont ?? rules.font).set(at: rules.typeSize)
        var font = Font(used)
        if length(attributes[.obliqueness]) ?? 0 != 0 { font = font.italic() }
        text = text.font(font).foregroundColor(color)
        if let kern = length(attributes[.kern]), kern != 0 { text = text.kerning(kern) }
        if let tracking = length(attributes[.tracking]), tracking != 0 { text = text.tracking(tracking) }
        let look = TextPartLook(attributes, color: color, fontSize: used.pointSize)
        if look?.line == nil, let line = lineStyle(attributes[.underlineStyle]) {
            text = text.underline(pattern: line, color: (attributes[.underlineColor] as? UIColor)?.color)
        }
        if let line = lineStyle(attributes[.strikethroughStyle]) {
            text = text.strikethrough(pattern: line, color: (attributes[.strikethroughColor] as? UIColor)?.color)
        }
        if isRaisable, let offset = length(attributes[.baselineOffset]), offset != 0 {
            text = text.baselineOffset(offset)
        }
        if let look { text = text.customAttribute(look) }
        return TextPart(text: text, look: look)
    }

    private static func lineStyle(_ value: Any?) -> Text.LineStyle.Pattern? {
        let number = lineNumber(value)
        guard number != 0 else { return nil }
        switch NSUnderlineStyle(rawValue: number & 0x700) {
        case .patternDot: return .dot
        case .patternDash: return .dash
        case .patternDashDot: return .dashDot
        case .patternDashDotDot: return .dashDotDot
        default: return .solid
        }
    }

    /// The number of a line's style, however it was given; 0 for none.
    static func lineNumber(_ value: Any?) -> Int {
        (value as? NSUnderlineStyle)?.rawValue ?? length(value).flatMap { Int(exactly: $0.rounded(.down)) } ?? 0
    }

    /// The number of an attribute, whatever type of number it was given as.
    static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
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
