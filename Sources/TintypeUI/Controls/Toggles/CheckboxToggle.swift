import TintypeTree

nonisolated struct CheckboxToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        HStack(spacing: CheckboxMetrics.spacing) {
            CheckboxPicture(isOn: configuration.isMixed ? nil : configuration.isOn)
            if !labelsHidden { configuration.label }
        }
        .onPartTap("Toggle") { _, _ in configuration.isOn.toggle() }
    }
}

nonisolated struct CheckboxPicture: PrimitiveView {
    let isOn: Bool?
    var isRadio = false

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                CheckboxLeaf(
                    isOn: isOn, isRadio: isRadio, fill: environment.accent,
                    border: ControlColor.secondaryLabel.color(in: environment).opacity(0.6),
                    opacity: environment.isEnabled ? 1 : 0.5)))
    }
}
