import TintypeTree

/// A button that no style was chosen for: what is usual where it stands.
nonisolated struct AutomaticButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        switch (environment.buttonContext, environment.platform.name) {
        case (.menu, _): MenuRowButton(configuration: configuration)
        case (.menuTile, _): MenuTileButton(configuration: configuration)
        case (.swipe, _): SwipeActionButton(configuration: configuration)
        case (.alert, .iOS): DialogButton(configuration: configuration)
        case (.toolbar, .iOS) where environment.isProminentBarItem && BarMetrics(environment).hasSurfaces:
            ProminentBarButton(configuration: configuration)
        case (.toolbar, .iOS) where BarMetrics(environment).hasSurfaces && !environment.hasTint:
            BorderlessButton(configuration: configuration, color: AnyShapeStyle(.primary))
        case (.plain, .macOS), (.form, .macOS):
            BorderedButton(configuration: configuration, prominence: .standard)
        default: BorderlessButton(configuration: configuration, color: nil)
        }
    }
}

/// A button that is its label in the accent colour.
nonisolated struct BorderlessButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    /// nil for the accent colour, or the role's.
    let color: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.labelForeground(style)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
        if configuration.role == .destructive { return AnyShapeStyle(ControlColor.destructive) }
        return color ?? AnyShapeStyle(TintShapeStyle())
    }
}

/// A button that is its label, pale where it may not be used.
nonisolated struct PlainButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        // The paleness is estimated from pictures of iOS 17.
        configuration.label.opacity(isEnabled ? 1 : 0.5)
    }
}
