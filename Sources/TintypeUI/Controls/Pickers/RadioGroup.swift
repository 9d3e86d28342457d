import Foundation
import TintypeTree

/// The options one below the other, or side by side, with radio buttons.
nonisolated struct RadioGroup<Label: View, Content: View>: BuiltInView {
    let label: Label
    let options: PickerOptions<Content>
    @Environment(\.self) private var environment

    var body: some View {
        TrailingControl(label: label) {
            if environment.hasHorizontalRadioGroups {
                HStack(spacing: MenuMetrics.radioSpacingInRow) { rows }
            } else {
                VStack(alignment: .leading, spacing: MenuMetrics.radioSpacing) { rows }
            }
        }
    }

    private var rows: some View {
        OptionRows(options: options) { option, isChosen in
            HStack(spacing: CheckboxMetrics.spacing) {
                CheckboxPicture(isOn: isChosen, isRadio: true)
                option
            }
        }
    }
}
