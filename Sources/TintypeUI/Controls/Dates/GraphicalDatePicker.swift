import Foundation
import TintypeTree

/// A page of the month with the chosen day marked, and the time below.
nonisolated struct GraphicalDatePicker: BuiltInView {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let words = DateTexts(environment)
        VStack(spacing: DateMetrics.timeSpacing) {
            if configuration.displayedComponents.contains(.date) {
                MonthView(
                    words: words, shown: configuration.selection,
                    chosenDays: [words.calendar.component(.day, from: configuration.selection)],
                    bounds: (configuration.minimumDate, configuration.maximumDate))
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    DateChip(text: words.time(configuration.selection))
                }
            }
        }
        .padding(.horizontal, DateMetrics.pageMargin)
        .node(SayModifier(ForeignPictureKey.self, true))
    }
}
