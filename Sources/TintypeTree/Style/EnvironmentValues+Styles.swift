private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }

extension EnvironmentValues {
    /// The font of texts that name none; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// The style of texts, symbols and unpainted shapes; nil for the label colour.
    package var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The accent colour; nil for the system's blue.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent style where it is no plain colour; nil where ``tint`` says it.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// Indicates whether a tint was chosen around the view.
    package var hasTint: Bool { tint != nil || tintStyle != nil }

    /// The style of `.background`; nil for the colour of an empty canvas.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The styles of the second and lower levels of the foreground, where they were named.
    package var foregroundLevels: [AnyShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
}
