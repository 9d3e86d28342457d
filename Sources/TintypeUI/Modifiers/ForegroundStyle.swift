public import TintypeTree

nonisolated extension View {
    /// The style of texts, symbols and unpainted shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.foreground = values.settled(style)
            values.foregroundLevels = []
        }
    }

    /// The styles of the first two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        environmentChange { values in
            let levels = [values.settled(secondary)]
            values.foreground = values.settled(primary)
            values.foregroundLevels = levels
        }
    }

    /// The styles of the first three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environmentChange { values in
            let levels = [values.settled(secondary), values.settled(tertiary)]
            values.foreground = values.settled(primary)
            values.foregroundLevels = levels
        }
    }

    /// The colour of texts, symbols and unpainted shapes; nil for the default.
    public func foregroundColor(_ color: Color?) -> some View {
        environmentChange { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// The style of backgrounds that name none.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentChange { $0.backgroundStyle = AnyShapeStyle(style) }
    }
}

extension EnvironmentValues {
    /// The style as it comes out here: a level of the hierarchy counts from the style around. A colour still follows the
    /// scheme.
    package func settled<S: ShapeStyle>(_ style: S) -> AnyShapeStyle {
        style is Color ? AnyShapeStyle(style) : AnyShapeStyle(FixedShapeStyle(style._resolve(in: self)))
    }
}
