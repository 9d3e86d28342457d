/// A level below the foreground style: its opacity is 1, .5, .25 or .18 of it (Semantics.md 12.2), but for the label colours
/// of the system, which have levels of their own, and for levels that `foregroundStyle` names styles for.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The levels of the foreground style, the first of which is itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The fifth is half of the fourth: nobody has published it.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.09]

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let named = environment.foregroundLevels
        if level > 0, level <= named.count { return named[level - 1]._resolve(in: environment) }
        guard let foreground = environment.foreground else {
            return .color(SystemColor.label(level: level, in: environment))
        }
        return foreground._resolve(in: environment).opacity(Self.opacities[level])
    }
}

/// The style that texts, symbols and unpainted shapes have where it is used.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style of the foreground.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: environment)
    }
}

/// The style of backgrounds: that of `backgroundStyle(_:)`, or the colour of an empty canvas.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style of the background.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?._resolve(in: environment)
            ?? .color(environment.colorScheme == .dark ? .black : .white)
    }
}

/// The accent colour, or the style of `tint(_:)`.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style of the tint.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle?._resolve(in: environment) ?? (environment.tint ?? .blue)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The levels of the foreground style, the first of which is itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the foreground.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of the tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
