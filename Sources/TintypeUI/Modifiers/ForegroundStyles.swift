public import TintypeTree

nonisolated extension View {
    /// The style of texts, symbols and unpainted shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.foreground = settled(style, in: values)
            values.foregroundLevels = []
        }
    }

    /// The styles of the first two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        environmentChange { values in
            let levels = [settled(secondary, in: values)]
            values.foreground = settled(primary, in: values)
            values.foregroundLevels = levels
        }
    }

    /// The styles of the first three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environmentChange { values in
            let levels = [settled(secondary, in: values), settled(tertiary, in: values)]
            values.foreground = settled(primary, in: values)
            values.foregroundLevels = levels
        }
    }

    /// The style of backgrounds that name none.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentChange { $0.backgroundStyle = AnyShapeStyle(style) }
    }
}

/// A level of the hierarchy counts from the style around, so it is settled where it is set.
private func settled<S: ShapeStyle>(_ style: S, in values: EnvironmentValues) -> AnyShapeStyle {
    style is Color ? AnyShapeStyle(style) : AnyShapeStyle(SettledShapeStyle(style: style._resolve(in: values)))
}

/// A style as it came out where it was set.
private struct SettledShapeStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}
