import TintypeGraphics

/// The look of a span of text, with all that was said around it.
struct TextSpanLook {
    var style: _ResolvedStyle
    var background: _ResolvedStyle?
    var underline: Line?
    var strikethrough: Line?
    var font: FontRequest
    /// The leaf that is drawn in place of text.
    var leaf: (any Leaf)?
    /// The attributes for a text renderer, by type.
    var attributes: [ObjectIdentifier: AnyHashable]

    struct Line {
        var pattern: TextLook.Line.Pattern
        /// nil for the text's.
        var style: _ResolvedStyle?

        init(_ line: TextLook.Line, in environment: EnvironmentValues) {
            pattern = line.pattern
            style = line.color?._resolve(in: environment)
        }
    }

    init(_ look: TextLook, font: FontRequest, in environment: EnvironmentValues) {
        self.font = font
        attributes = look.attributes
        style = (look.foreground ?? ForegroundStyle())._resolve(in: environment)
        background = look.background?._resolve(in: environment)
        underline = look.underline?.value.map { Line($0, in: environment) }
        strikethrough = look.strikethrough?.value.map { Line($0, in: environment) }
    }
}

extension TextSpanLook: CustomStringConvertible {
    var description: String {
        let face = font.family.map { "\($0) " } ?? ""
        var words = ["\(face)\(number(font.size)) \(font.weight)"]
        if font.isItalic { words.append("italic") }
        if font.design != .standard { words.append("\(font.design)") }
        words.append("\(style)")
        if let background { words.append("on \(background)") }
        if let underline { words.append("underline \(underline.pattern)") }
        if let strikethrough { words.append("strikethrough \(strikethrough.pattern)") }
        if let leaf { words.append(leaf.nodeName) }
        return words.joined(separator: " ")
    }
}
