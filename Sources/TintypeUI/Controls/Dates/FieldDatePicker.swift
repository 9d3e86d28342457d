import Foundation
import TintypeTree

/// The date and time in a bordered field.
nonisolated struct FieldDatePicker: BuiltInView {
    let configuration: DatePickerStyleConfiguration
    var hasStepper = false
    @Environment(\.self) private var environment

    var body: some View {
        TrailingControl(label: configuration.label) {
            HStack(spacing: DateMetrics(environment.platform).stepperSpacing) {
                BorderedField(content: Text(verbatim: text).lineLimit(1), isRounded: true)
                if hasStepper {
                    Stepper(label: EmptyView(), onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
                        .labelsHidden()
                }
            }
        }
    }

    private var text: String {
        let (words, parts) = (DateTexts(environment), configuration.displayedComponents)
        return [
            parts.contains(.date) ? words.day(configuration.selection) : nil,
            parts.contains(.hourAndMinute) ? words.time(configuration.selection) : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
