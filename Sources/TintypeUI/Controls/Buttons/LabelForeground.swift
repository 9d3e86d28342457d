import TintypeTree

nonisolated extension View {
    /// Paints labels with `style` where no other was chosen around the control.
    func labelForeground(_ style: some ShapeStyle) -> some View {
        environmentChange { values in
            guard values.foreground == nil else { return }
            values.foreground = AnyShapeStyle(FixedShapeStyle(style._resolve(in: values)))
        }
    }

    /// Paints labels with `style`, whatever was chosen around the control.
    func labelForegroundAlways(_ style: some ShapeStyle) -> some View {
        environmentChange { values in
            values.foreground = nil
            values.foreground = AnyShapeStyle(FixedShapeStyle(style._resolve(in: values)))
        }
    }

    /// The font of labels where none was chosen around the control.
    func labelFont(_ font: Font?) -> some View {
        environmentChange { values in if values.font == nil { values.font = font } }
    }

    /// Says where the controls below stand.
    package func buttonContext(_ context: ButtonContext) -> some View {
        environmentChange { $0.buttonContext = context }
    }
}
