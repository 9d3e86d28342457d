import Foundation
import TintypeTree

/// A picker as its style and place want it.
nonisolated struct PickerBody<Label: View, Content: View>: BuiltInView {
    let label: Label
    let options: PickerOptions<Content>
    let currentValueLabel: AnyView?
    @Environment(\.self) private var environment

    var body: some View {
        switch look {
        case .segmented, .palette:
            SegmentedControl(options: options)
                .node(ForeignPictureModifier())
                .node(ControlModifier("Picker"))
        case .wheel:
            WheelPicker(options: options)
                .clipped()
                .node(ForeignPictureModifier())
                .node(ControlModifier("Picker"))
        case .inline: InlinePicker(label: label, options: options)
        case .radioGroup: RadioGroup(label: label, options: options).node(ControlModifier("Picker"))
        case .navigationLink:
            PickerRow(label: label, value: value, mark: "chevron.right").node(ControlModifier("Picker"))
        case .menu, .automatic: menu.node(ControlModifier("Picker"))
        }
    }

    /// What the style comes to where the picker stands.
    private var look: _PickerLook.Storage {
        switch environment.pickerLook {
        case .inline where !environment.buttonContext.isRow: environment.platform.name == .macOS ? .radioGroup : .wheel
        case .navigationLink where !environment.buttonContext.isRow: .menu
        case let look: look
        }
    }

    @ViewBuilder private var menu: some View {
        if environment.buttonContext.isRow, !environment.labelsHidden {
            PickerRow(label: label, value: value, mark: "chevron.up.chevron.down")
        } else if environment.platform.name == .macOS {
            TrailingControl(label: label) { MenuValue(value: value) }
        } else {
            MenuValue(value: value)
        }
    }

    private var value: AnyView {
        currentValueLabel ?? AnyView(ChosenOption(options: options))
    }
}

/// The chosen value and the arrows that say that there are others.
private nonisolated struct MenuValue: BuiltInView {
    let value: AnyView
    @Environment(\.self) private var environment

    var body: some View {
        if environment.platform.name == .macOS {
            HStack(spacing: 8) {
                value
                Image(systemName: "chevron.up.chevron.down").font(.system(size: 9, weight: .semibold))
            }
            .padding(.horizontal, 10)
            .frame(minHeight: 24)
            .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 6))
        } else {
            HStack(spacing: 5) {
                value
                Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
            }
            .labelForeground(style)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
        }
    }

    private var style: AnyShapeStyle {
        environment.isEnabled ? AnyShapeStyle(AccentStyle()) : AnyShapeStyle(ControlColor.tertiaryLabel)
    }
}

/// A label at the leading edge of a row; the chosen value and a mark, both pale, at the trailing one.
private nonisolated struct PickerRow<Label: View>: BuiltInView {
    let label: Label
    let value: AnyView
    let mark: String
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 6) {
            label
            Spacer(minLength: 8)
            value.labelForegroundAlways(isEnabled ? ControlColor.secondaryLabel : .tertiaryLabel)
            Image(systemName: mark)
                .font(.system(size: 13, weight: .semibold))
                .foregroundStyle(ControlColor.tertiaryLabel)
        }
    }
}

/// The options as rows of the list around, the chosen one with a tick.
private nonisolated struct InlinePicker<Label: View, Content: View>: BuiltInView {
    let label: Label
    let options: PickerOptions<Content>
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        if !labelsHidden, Label.self != EmptyView.self {
            label.labelForeground(ControlColor.secondaryLabel)
        }
        OptionRows(options: options) { option, isChosen in
            HStack {
                option
                Spacer(minLength: 8)
                if isChosen {
                    Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(AccentStyle())
                }
            }
        }
    }
}

/// The options one below the other, or side by side, with radio buttons.
private nonisolated struct RadioGroup<Label: View, Content: View>: BuiltInView {
    let label: Label
    let options: PickerOptions<Content>
    @Environment(\.self) private var environment

    var body: some View {
        TrailingControl(label: label) {
            if environment.hasHorizontalRadioGroups {
                HStack(spacing: 12) { rows }
            } else {
                VStack(alignment: .leading, spacing: 6) { rows }
            }
        }
    }

    private var rows: some View {
        OptionRows(options: options) { option, isChosen in
            HStack(spacing: 5) {
                CheckboxPicture(isOn: isChosen, isRadio: true)
                option
            }
        }
    }
}
