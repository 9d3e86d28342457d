import Foundation
import TintypeTree

/// A picker as its style and place want it.
nonisolated struct PickerBody<Label: View, Content: View>: BuiltInView {
    let label: Label
    let options: PickerOptions<Content>
    let currentValueLabel: AnyView?
    @Environment(\.self) private var environment

    @ViewBuilder var body: some View {
        if environment.buttonContext == .menu, look != .segmented, look != .palette {
            MenuPicker(label: label, options: options, look: look)
        } else {
            control
        }
    }

    @ViewBuilder private var control: some View {
        switch look {
        case .segmented, .palette:
            SegmentedControl(options: options)
                .node(SayModifier(ForeignPictureKey.self, true))
                .node(actions)
        case .wheel:
            WheelPicker(options: options)
                .clipped()
                .node(SayModifier(ForeignPictureKey.self, true))
                .node(actions)
        case .inline: InlinePicker(label: label, options: options)
        case .radioGroup: RadioGroup(label: label, options: options).node(actions)
        case .navigationLink:
            PickerRow(label: label, value: value, mark: "chevron.right").node(actions)
        case .menu, .automatic: OpeningPicker(closed: menu, options: options).node(actions)
        }
    }

    private var actions: ControlModifier {
        ControlModifier("Picker") { [options] scope in [options.action(in: scope)] }
    }

    /// The look that the style has where the picker stands.
    private var look: _PickerLook.Storage {
        switch environment.pickerLook {
        case let look where environment.buttonContext == .menu: look
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

/// A picker that a tap opens: its options stand in a menu.
private nonisolated struct OpeningPicker<Closed: View, Content: View>: BuiltInView {
    let closed: Closed
    let options: PickerOptions<Content>
    @State private var isOpened = false

    var body: some View {
        let isOpened = $isOpened
        let items = MenuPicker(label: EmptyView(), options: options, look: .automatic)
        closed
            .onPartTap("Picker") { _, _ in isOpened.wrappedValue = true }
            .opening(.menu, isOpened.wrappedValue ? items : nil) { isOpened.wrappedValue = false }
    }
}

/// The chosen value and the arrows that say that there are others.
private nonisolated struct MenuValue: BuiltInView {
    let value: AnyView
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = MenuMetrics(environment.platform)
        let shown = HStack(spacing: metrics.arrowSpacing) {
            value
            Image(systemName: "chevron.up.chevron.down").font(metrics.arrowFont)
        }
        if environment.platform.name == .macOS {
            shown
                .padding(metrics.padding)
                .frame(minHeight: metrics.leastHeight)
                .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
        } else {
            shown
                .labelForeground(style)
                .padding(metrics.padding)
        }
    }

    private var style: AnyShapeStyle {
        environment.isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ControlColor.tertiaryLabel)
    }
}

/// A label at the leading edge of a row; the chosen value and a mark, both pale, at the trailing one.
private nonisolated struct PickerRow<Label: View>: BuiltInView {
    let label: Label
    let value: AnyView
    let mark: String
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: MenuMetrics.rowSpacing) {
            label
            Spacer(minLength: MenuMetrics.leastRowGap)
            value.labelForegroundAlways(isEnabled ? ControlColor.secondaryLabel : .tertiaryLabel)
            Image(systemName: mark)
                .font(MenuMetrics.rowMarkFont)
                .foregroundStyle(ControlColor.tertiaryLabel)
        }
    }
}
