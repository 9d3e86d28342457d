public import Foundation
public import TintypeGraphics

private enum PlatformKey: EnvironmentKey { static let defaultValue = Platform() }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum IsItalicKey: EnvironmentKey { static let defaultValue = false }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MultilineTextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = TruncationMode.tail }
private enum TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = ImageScale.medium }

/// The size of a symbol beside text of the same font.
public enum ImageScale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large
}

extension EnvironmentValues {
    /// The system whose looks and metrics are drawn.
    package var platform: Platform {
        get { self[PlatformKey.self] }
        set { self[PlatformKey.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The direction in which the interface reads.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The locale of texts; never the host's.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    package var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }

    /// The most lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Extra distance between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The side that the lines of a text share.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The place of the ellipsis in a text that does not fit.
    public var truncationMode: TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Extra distance after each character, in points.
    package var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    /// The size of symbols beside text.
    public var imageScale: ImageScale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}
