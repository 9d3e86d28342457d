import TintypeTree

/// A label at the leading edge, a switch at the trailing one.
nonisolated struct SwitchToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    var body: some View {
        TrailingControl(label: configuration.label) {
            SwitchPicture(isOn: configuration.isOn, tint: tint)
                .onPartTap("Toggle") { _, _ in configuration.isOn.toggle() }
        }
    }
}

nonisolated struct SwitchPicture: PrimitiveView {
    let isOn: Bool
    let tint: Color?

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        let on = tint.map { AnyShapeStyle($0) } ?? usual(environment)
        let style = isOn ? on : AnyShapeStyle(ControlColor.switchOff)
        scope.append(
            .leaf(
                SwitchLeaf(
                    isOn: isOn, isMirrored: scope.isRightToLeft, metrics: SwitchMetrics(environment.platform),
                    track: style._resolve(in: environment), opacity: environment.isEnabled ? 1 : 0.5)))
    }

    /// The track of a switch that is on: macOS's have the accent colour, iOS's are green where no tint was chosen.
    private func usual(_ environment: EnvironmentValues) -> AnyShapeStyle {
        environment.hasTint || environment.platform.name == .macOS
            ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.on)
    }
}
