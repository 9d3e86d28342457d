import Foundation
import TintypeTree

/// The label, and the date and time on small grounds.
nonisolated struct CompactDatePicker: BuiltInView {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        TrailingControl(label: configuration.label) {
            HStack(spacing: DateMetrics(environment.platform).chipSpacing) {
                if configuration.displayedComponents.contains(.date) {
                    DateChip(text: DateTexts(environment).day(configuration.selection))
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateChip(text: DateTexts(environment).time(configuration.selection))
                }
            }
        }
    }
}
