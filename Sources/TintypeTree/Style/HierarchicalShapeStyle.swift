/// A level below the foreground style: its opacity is 1, .5, .25 or .18 of it (SEMANTICS 12), but for the label colours
/// of the system, which have levels of their own.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let foreground = environment.foreground else {
            return .color(SystemColor.label(level: level, in: environment))
        }
        return foreground._resolve(in: environment).opacity([1, 0.5, 0.25, 0.18][level])
    }
}

/// The style that texts, symbols and unpainted shapes have where it is used.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: environment)
    }
}

/// The colour of an empty canvas.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(environment.colorScheme == .dark ? .black : .white)
    }
}

/// The accent colour.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle?._resolve(in: environment) ?? (environment.tint ?? .blue)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
