import TintypeGraphics

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(
            environment.colorScheme == .dark
                ? ResolvedColor(bytes: 84, 84, 88, alpha: 0.6) : ResolvedColor(bytes: 60, 60, 67, alpha: 0.29))
    }
}

/// The colour of a text that stands for what is not entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.label(level: 2, in: environment))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color.blue._resolve(in: environment)
    }
}

/// The colour of areas such as the tracks of sliders: iOS's `systemFill`.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(
            ResolvedColor(bytes: 120, 120, 128, alpha: environment.colorScheme == .dark ? 0.36 : 0.2))
    }
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

/// The colour of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard environment.platform.name == .macOS else { return BackgroundStyle()._resolve(in: environment) }
        return .color(
            environment.colorScheme == .dark
                ? ResolvedColor(bytes: 50, 50, 50) : ResolvedColor(bytes: 236, 236, 236))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
