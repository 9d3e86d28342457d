public import Foundation
public import TintypeTree

nonisolated extension View {
    /// A line under the texts below; `color` is nil for that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textLook { $0.underline = isActive ? .on(Text.LineStyle(pattern: pattern, color: color).line) : .off }
    }

    /// A line through the texts below; `color` is nil for that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textLook { $0.strikethrough = isActive ? .on(Text.LineStyle(pattern: pattern, color: color).line) : .off }
    }

    /// Extra distance after each character, in points; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> some View { textLook { $0.kerning = kerning } }

    /// Sets the height of the texts above the baselines of their lines, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textLook { $0.baselineOffset = baselineOffset }
    }

    /// Sets whether letters below have one width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        textLook { if isActive { $0.design = .monospaced } }
    }

    /// Digits of one width.
    public func monospacedDigit() -> some View { textLook { $0.hasMonospacedDigits = true } }

    /// Sets the design of letters below; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> some View { textLook { $0.design = design } }

    /// Sets the width of letters below; nil for the font's own.
    public func fontWidth(_ width: Font.Width?) -> some View { textLook { $0.width = width } }

    /// Sets the size of texts below relative to their fonts'.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textLook { if isEnabled { $0.isSecondaryScale = scale.isSecondary } }
    }

    /// Shows the texts below in capitals or small letters; nil as they are.
    public func textCase(_ textCase: Text.Case?) -> some View {
        textLook { $0.textCase = textCase.map { .on($0 == .uppercase) } ?? .off }
    }

    /// Sets the least factor to which the texts below may shrink before they are cut off, above 0 to 1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets whether letters may move closer together before a text is cut off. Texts here never do.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// The most lines of texts, and whether so many have their place however few there are.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environmentChange {
            $0.lineLimit = limit
            $0.changeTextLook {
                $0.reservesSpace = reservesSpace
                $0.reservedLines = nil
            }
        }
    }

    /// The fewest and the most lines of texts.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    /// The fewest lines of texts.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(from: limit.lowerBound, to: nil) }

    /// The most lines of texts.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(from: nil, to: limit.upperBound) }

    /// The distance between the baselines of texts; nil for that of the font.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        textLook { $0.lineHeight = lineHeight?.height }
    }

    /// Sets whether people may select the texts below: nothing of it is seen.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Sets the side on which a selection between two lines is drawn: nothing of it is seen.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environmentChange { $0.textSelectionAffinity = affinity }
    }

    /// The language that decides on line breaks. Shaping takes that of the locale.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    /// The language that decides on line breaks. Shaping takes that of the locale.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }

    private func lines(from least: Int?, to most: Int?) -> some View {
        environmentChange {
            $0.lineLimit = most
            $0.changeTextLook {
                $0.reservesSpace = nil
                $0.reservedLines = least
            }
        }
    }

    private func textLook(_ change: @escaping (inout TextLook) -> Void) -> some View {
        environmentChange { $0.changeTextLook(change) }
    }
}

/// The language of line breaks and of the lines' heights.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language that the text itself is taken for.
    public static let automatic = TypesettingLanguage()

    /// The language that is given.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

/// The choice whether people may select text.
public protocol TextSelectability {
    /// Indicates whether people may select text.
    static var allowsSelection: Bool { get }
}

/// People may select text.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// People may not select text.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// People may select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// People may not select text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The side on which a selection between two lines is drawn: nothing of it is seen.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }

extension EnvironmentValues {
    /// The side on which a selection between two lines is drawn.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}
