import Foundation
import TintypeTree

/// The options as rows of the list around, the chosen one with a tick.
nonisolated struct InlinePicker<Label: View, Content: View>: BuiltInView {
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
                Spacer(minLength: MenuMetrics.leastRowGap)
                if isChosen {
                    Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(TintShapeStyle())
                }
            }
        }
    }
}
