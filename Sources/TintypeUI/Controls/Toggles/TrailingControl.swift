import TintypeTree

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
