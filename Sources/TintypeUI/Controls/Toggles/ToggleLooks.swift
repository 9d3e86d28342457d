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

/// A label at the leading edge, a switch at the trailing one.
nonisolated struct SwitchToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    var body: some View {
        TrailingControl(label: configuration.label) {
            SwitchPicture(isOn: configuration.isOn, tint: tint)
        }
    }
}

nonisolated struct SwitchPicture: PrimitiveView {
    let isOn: Bool
    let tint: Color?

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        let on = tint.map { AnyShapeStyle($0) } ?? usual(environment)
        let style = isOn ? on : AnyShapeStyle(ControlColor.secondaryFill)
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

nonisolated struct CheckboxToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        HStack(spacing: CheckboxMetrics.spacing) {
            CheckboxPicture(isOn: configuration.isMixed ? nil : configuration.isOn)
            if !labelsHidden { configuration.label }
        }
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

nonisolated struct ButtonToggle: BuiltInView {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(part: configuration.label.part), action: {})
        if configuration.isOn {
            BorderedButton(configuration: button, prominence: .prominent)
        } else {
            BorderlessButton(configuration: button, color: nil)
                .padding(ButtonMetrics.barPadding)
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
    }
}

/// A label at the leading edge and a control at the trailing one, as wide as they may be; the control alone where labels
/// are hidden, and on macOS beside each other outside of forms.
nonisolated struct TrailingControl<Label: View, Control: View>: BuiltInView {
    let label: Label
    let control: Control
    @Environment(\.self) private var environment

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if environment.labelsHidden {
            control
        } else if environment.platform.name == .macOS, environment.buttonContext != .form {
            HStack {
                label
                control
            }
        } else {
            HStack(spacing: 0) {
                // A second text of a label is a subtitle.
                VStack(alignment: .leading, spacing: 2) { label }
                Spacer(minLength: MenuMetrics.leastRowGap)
                control
            }
        }
    }
}
