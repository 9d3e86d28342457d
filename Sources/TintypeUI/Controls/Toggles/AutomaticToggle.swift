import TintypeTree

/// A toggle that no style was chosen for.
nonisolated struct AutomaticToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        switch (environment.buttonContext, environment.platform.name) {
        case (.toolbar, _), (.controlGroup, _), (.menuTile, _): ButtonToggle(configuration: configuration)
        case (.menu, _):
            MenuRow(isMarked: configuration.isOn) { configuration.label }
                .onPartTap("Toggle") { _, _ in
                    configuration.isOn.toggle()
                    environment.end()
                }
        case (_, .macOS) where environment.buttonContext != .form: CheckboxToggle(configuration: configuration)
        default: SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}
