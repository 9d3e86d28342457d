import TintypeTree

nonisolated struct ButtonToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(part: configuration.label.part), action: {})
        Group {
            if configuration.isOn {
                BorderedButton(configuration: button, prominence: .prominent)
            } else {
                BorderlessButton(configuration: button, color: nil)
                    .padding(ButtonMetrics.barPadding)
            }
        }
        .onPartTap("Toggle") { _, _ in configuration.isOn.toggle() }
    }
}
