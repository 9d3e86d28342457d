public import Foundation
public import TintypeTree

// What is said of a text itself goes before what is said around it, and the first word before later ones.
extension Text {
    /// Sets the font of the text; nil for the surrounding one.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }

    /// Sets the weight of the text; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

    /// Sets the width of the text's letters; nil for the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

    /// Sets the design of the text's letters; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Makes the text italic.
    public func italic() -> Text { with { $0.isItalic = true } }

    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

    /// Sets whether the text's letters have one width.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Digits of one width.
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

    /// Sets the colour of the text; nil for the surrounding one.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color } }

    /// Sets the style that the text is painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = style } }

    /// A line through the text; `color` is nil for that of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// A line through the text; `color` is nil for that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with { $0.strikethrough = isActive ? .on(LineStyle(pattern: pattern, color: color).line) : .off }
    }

    /// A line under the text; `color` is nil for that of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// A line under the text; `color` is nil for that of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.underline = isActive ? .on(LineStyle(pattern: pattern, color: color).line) : .off }
    }

    /// Extra distance after each character, in points; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

    /// Extra distance after each character, in points; it goes before the kerning.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

    /// Sets the height of the text above the baseline of its line, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }

    /// Sets the size of the text relative to its font's.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale.isSecondary ? with { $0.isSecondaryScale = true } : self
    }

    /// Something for a text renderer to find.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.attributes[ObjectIdentifier(T.self)] = value }
    }

    /// The language that decides on line breaks. Shaping takes that of the locale.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }

    /// Sets how VoiceOver reads the text; nothing of it is seen.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Sets how VoiceOver reads the text; nothing of it is seen.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Sets how VoiceOver reads the text; nothing of it is seen.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Sets how VoiceOver reads the text; nothing of it is seen.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// Something that is said of a part of a text for a text renderer.
public protocol TextAttribute: Hashable {}
