package import Foundation

/// The look that the modifiers of texts give, to a part of a text or to many; nil stands for what is around.
package struct TextLook {
    /// A line under or through a text.
    package struct Line: Hashable, Sendable {
        package var pattern: Pattern
        /// nil for the colour of the text.
        package var color: Color?

        package enum Pattern: Hashable, Sendable {
            case solid
            case dot
            case dash
            case dashDot
            case dashDotDot
        }

        package init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    /// A setting that can also say that there is nothing, against what is around.
    package enum Choice<Value> {
        case off
        case on(Value)

        package var value: Value? {
            switch self {
            case .off: nil
            case .on(let value): value
            }
        }
    }

    package var font: Font?
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic: Bool?
    package var hasMonospacedDigits = false
    package var isSecondaryScale = false
    package var foreground: (any ShapeStyle)?
    package var background: Color?
    package var underline: Choice<Line>?
    package var strikethrough: Choice<Line>?
    /// In points, as the three below.
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    /// The case of letters: capitals (true) or small letters (false).
    package var textCase: Choice<Bool>?
    /// The least factor to which texts may shrink to fit.
    package var minimumScale: CGFloat?
    package var reservesSpace: Bool?
    /// The height is that of at least so many lines.
    package var reservedLines: Int?
    /// The height of lines, from baseline to baseline.
    package var lineHeight: LineHeight?

    /// The attributes for a text renderer, by type.
    package var attributes: [ObjectIdentifier: AnyHashable] = [:]

    package enum LineHeight: Hashable, Sendable {
        /// In points.
        case exact(CGFloat)
        /// A multiple of the font's size.
        case multiple(CGFloat)
        /// In points, besides what the font has.
        case leading(CGFloat)
    }

    /// The size of a text of the secondary scale, as a factor of the default scale's.
    static let secondaryScale: CGFloat = 0.8

    package init(font: Font? = nil) {
        self.font = font
    }

    /// The look of a part where `inner` is said on it and this around it.
    package func overridden(by inner: TextLook) -> TextLook {
        var look = self
        if let font = inner.font { look.font = font }
        if let weight = inner.weight { look.weight = weight }
        if let design = inner.design { look.design = design }
        if let width = inner.width { look.width = width }
        if let isItalic = inner.isItalic { look.isItalic = isItalic }
        look.hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
        look.isSecondaryScale = isSecondaryScale || inner.isSecondaryScale
        if let foreground = inner.foreground { look.foreground = foreground }
        if let background = inner.background { look.background = background }
        if let underline = inner.underline { look.underline = underline }
        if let strikethrough = inner.strikethrough { look.strikethrough = strikethrough }
        if let kerning = inner.kerning { look.kerning = kerning }
        if let tracking = inner.tracking { look.tracking = tracking }
        if let baselineOffset = inner.baselineOffset { look.baselineOffset = baselineOffset }
        if let textCase = inner.textCase { look.textCase = textCase }
        if !inner.attributes.isEmpty { look.attributes.merge(inner.attributes) { $1 } }
        return look
    }

    /// Indicates whether a text of this look is more than glyphs of one font on one baseline.
    var needsSpan: Bool {
        underline?.value != nil || strikethrough?.value != nil || background != nil || (baselineOffset ?? 0) != 0
            || (kerning ?? 0) != 0 || !attributes.isEmpty
    }
}

extension TextLook.Choice: Equatable where Value: Equatable {}

private enum TextLookKey: EnvironmentKey { static var defaultValue: TextLook? { nil } }

extension EnvironmentValues {
    /// The look that modifiers of texts give around them; nil for none, as for most texts.
    package var textLook: TextLook? {
        get { self[TextLookKey.self] }
        set { self[TextLookKey.self] = newValue }
    }

    /// Changes what modifiers of texts say around them.
    package mutating func changeTextLook(_ change: (inout TextLook) -> Void) {
        var look = textLook ?? TextLook()
        change(&look)
        textLook = look
    }
}
