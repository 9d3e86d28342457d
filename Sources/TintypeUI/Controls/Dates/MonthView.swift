import Foundation
import TintypeTree

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
