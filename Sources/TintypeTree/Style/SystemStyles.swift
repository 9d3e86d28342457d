import TintypeGraphics

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style of separators.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let added = SystemColor.addedOpacity(in: environment)
        return .color(
            environment.colorScheme == .dark
                ? ResolvedColor(bytes: 84, 84, 88, alpha: 0.6 + added)
                : ResolvedColor(bytes: 60, 60, 67, alpha: 0.29 + added))
    }
}

/// The colour of a text that stands for what is not entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style of placeholders.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.label(level: 2, in: environment))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style of links.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color.blue._resolve(in: environment)
    }
}

/// The colour of areas such as the tracks of sliders: iOS's `systemFill`.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style of fills.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let alpha = environment.colorScheme == .dark ? 0.36 : 0.2
        return .color(
            ResolvedColor(bytes: 120, 120, 128, alpha: alpha + SystemColor.addedOpacity(in: environment)))
    }
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style of selections.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

/// The colour of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style of a window's background.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard environment.platform.name == .macOS else { return BackgroundStyle()._resolve(in: environment) }
        return .color(
            environment.colorScheme == .dark
                ? ResolvedColor(bytes: 50, 50, 50) : ResolvedColor(bytes: 236, 236, 236))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of fills.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selections.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
