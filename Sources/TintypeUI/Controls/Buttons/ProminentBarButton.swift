import TintypeTree

/// A button that is what its bar is for: its label is white on the bar's surface, which has the tint (iOS 26). If it
/// may not be used it is pale on glass.
nonisolated struct ProminentBarButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        if environment.isEnabled {
            let isDestructive = configuration.role == .destructive
            configuration.label
                .labelForegroundAlways(Color.white)
                .node(
                    SayModifier(BarSurfaceKey.self) { scope in
                        let style: any ShapeStyle = isDestructive ? ControlColor.destructive : TintShapeStyle()
                        return style._resolve(in: scope.environment)
                    })
        } else {
            configuration.label.labelForegroundAlways(ControlColor.tertiaryLabel)
        }
    }
}
