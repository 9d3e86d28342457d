import TintypeTree

/// A toggle that no style was chosen for.
nonisolated struct AutomaticToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        switch (environment.buttonContext, environment.platform.name) {
        case (.toolbar, _), (.controlGroup, _): ButtonToggle(configuration: configuration)
        case (.menu, _): MenuToggle(configuration: configuration)
        case (_, .macOS) where environment.buttonContext != .form: CheckboxToggle(configuration: configuration)
        default: SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

private nonisolated struct MenuToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        HStack {
            Image(systemName: "checkmark").opacity(configuration.isOn ? 1 : 0)
            configuration.label
        }
        .onPartTap("Toggle") { _, _ in configuration.isOn.toggle() }
    }
}
