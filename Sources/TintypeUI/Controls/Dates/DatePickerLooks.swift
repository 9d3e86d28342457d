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

/// A date or time on a ground: 34 points high, as UIDatePicker's compact style is.
nonisolated struct DateChip: BuiltInView {
    let text: String
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = DateMetrics(environment.platform)
        Text(verbatim: text)
            .lineLimit(1)
            .labelForeground(
                environment.isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(ControlColor.tertiaryLabel)
            )
            .padding(.horizontal, metrics.chipPadding)
            .frame(minHeight: metrics.chipHeight)
            .background(ControlColor.tertiaryFill, in: ControlGround(cornerRadius: metrics.chipRadius))
            .node(ForeignPictureModifier())
    }
}

/// The date and time in a bordered field.
nonisolated struct FieldDatePicker: BuiltInView {
    let configuration: DatePickerStyleConfiguration
    var hasStepper = false
    @Environment(\.self) private var environment

    var body: some View {
        TrailingControl(label: configuration.label) {
            HStack(spacing: DateMetrics(environment.platform).stepperSpacing) {
                BorderedField(content: Text(verbatim: text).lineLimit(1), isRounded: true)
                if hasStepper { Stepper(label: EmptyView(), canDecrement: true, canIncrement: true).labelsHidden() }
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
        .node(ForeignPictureModifier())
    }
}

/// The page of a month: its name, the weekdays and the days. Cells are 44 points high, as UICalendarView's are.
nonisolated struct MonthView: BuiltInView {
    let words: DateTexts
    /// A date of the month.
    let shown: Date
    let chosenDays: Set<Int>
    /// Days outside are pale; nil for no bound.
    var bounds: (least: Date?, most: Date?) = (nil, nil)
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        VStack(spacing: DateMetrics.rowSpacing) {
            header
            HStack(spacing: 0) {
                ForEach(words.weekdays, id: \.self) { name in
                    Text(verbatim: name)
                        .font(DateMetrics.weekdayFont)
                        .foregroundStyle(ControlColor.tertiaryLabel)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: DateMetrics.weekdayHeight)
            let weeks = MonthPage(of: shown, in: words.calendar).weeks
            ForEach(weeks.indices, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { day in
                        DayCell(
                            day: weeks[week][day], isChosen: weeks[week][day].map(chosenDays.contains) ?? false,
                            isOutside: weeks[week][day].map(isOutside) ?? false)
                    }
                }
            }
        }
    }

    private var header: some View {
        HStack(spacing: DateMetrics.headerSpacing) {
            Text(verbatim: words.month(shown)).font(.headline)
            Image(systemName: layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right")
                .font(DateMetrics.headerMarkFont)
                .foregroundStyle(TintShapeStyle())
            Spacer()
            HStack(spacing: DateMetrics.arrowSpacing) {
                Image(systemName: "chevron.left")
                Image(systemName: "chevron.right")
            }
            .font(DateMetrics.arrowFont)
            .foregroundStyle(TintShapeStyle())
        }
        .padding(.horizontal, DateMetrics.pageMargin)
        .frame(height: DateMetrics.headerHeight)
    }

    private func isOutside(_ day: Int) -> Bool {
        var parts = words.calendar.dateComponents([.year, .month], from: shown)
        parts.day = day
        guard let date = words.calendar.date(from: parts) else { return false }
        let next = words.calendar.date(byAdding: .day, value: 1, to: date) ?? date
        return bounds.least.map { next <= $0 } ?? false || bounds.most.map { date > $0 } ?? false
    }
}

/// A day of a month's page; the chosen one in a disc of the accent colour.
private nonisolated struct DayCell: BuiltInView {
    let day: Int?
    let isChosen: Bool
    let isOutside: Bool

    var body: some View {
        Text(verbatim: day.map { "\($0)" } ?? "")
            .font(DateMetrics.dayFont(isChosen: isChosen))
            .foregroundStyle(style)
            .frame(maxWidth: .infinity, minHeight: DateMetrics.dayHeight)
            .background {
                if isChosen { Circle().fill(OpacityShapeStyle(style: TintShapeStyle(), opacity: 0.15)) }
            }
    }

    private var style: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(TintShapeStyle()) }
        return isOutside ? AnyShapeStyle(ControlColor.tertiaryLabel) : AnyShapeStyle(.primary)
    }
}
