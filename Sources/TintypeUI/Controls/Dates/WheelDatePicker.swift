import Foundation
import TintypeTree

/// The parts of a date on wheels side by side, in the order of the locale.
nonisolated struct WheelDatePicker: BuiltInView {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        HStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                ForEach(dateColumns, id: \.name) { WheelColumnView(column: $0) }
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                ForEach(timeColumns, id: \.name) { WheelColumnView(column: $0) }
            }
        }
        .frame(maxWidth: .infinity)
        .background { WheelBand() }
        .clipped()
        .node(SayModifier(ForeignPictureKey.self, true))
    }

    private var words: DateTexts { DateTexts(environment) }

    private var dateColumns: [WheelColumn] {
        let calendar = words.calendar
        let parts = calendar.dateComponents([.year, .month, .day], from: configuration.selection)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return [] }
        let days = calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31
        let columns: [Character: WheelColumn] = [
            "y": WheelColumn("year", width: 84, chosen: year, (year - 3...year + 3).map { ($0, "\($0)") }),
            "M": WheelColumn(
                "month", width: 150, across: 0, chosen: month,
                calendar.standaloneMonthSymbols.enumerated().map { ($0.offset + 1, $0.element) }),
            "d": WheelColumn("day", width: 44, across: 1, chosen: day, (1...max(days, 1)).map { ($0, "\($0)") }),
        ]
        return order(of: "yMMMMd", among: "yMd").compactMap { columns[$0] }
    }

    private var timeColumns: [WheelColumn] {
        let calendar = words.calendar
        let parts = calendar.dateComponents([.hour, .minute], from: configuration.selection)
        guard let hour = parts.hour, let minute = parts.minute else { return [] }
        let minutes = WheelColumn(
            "minute", width: 56, chosen: minute, (0..<60).map { ($0, $0 < 10 ? "0\($0)" : "\($0)") })
        guard order(of: "jmm", among: "ah").contains("a") else {
            return [WheelColumn("hour", width: 56, across: 1, chosen: hour, (0..<24).map { ($0, "\($0)") }), minutes]
        }
        return [
            WheelColumn(
                "hour", width: 56, across: 1, chosen: hour % 12, (0..<12).map { ($0, "\($0 == 0 ? 12 : $0)") }),
            minutes,
            WheelColumn(
                "half", width: 64, chosen: hour / 12, [(0, calendar.amSymbol), (1, calendar.pmSymbol)]),
        ]
    }

    /// The fields of a pattern of dates in the order that the locale puts them in.
    private func order(of template: String, among fields: String) -> [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: environment.locale) ?? "yMd"
        var seen: [Character] = []
        for letter in pattern {
            let field: Character = letter == "L" ? "M" : letter == "K" ? "h" : letter
            if fields.contains(field), !seen.contains(field) { seen.append(field) }
        }
        return seen
    }
}

/// One wheel of a date.
private struct WheelColumn {
    let name: String
    /// In points.
    let width: CGFloat
    /// The place of the texts in it: 0 at the leading edge, as months have, and 1 at the trailing one, as numbers do whose
    /// digits stand below one another.
    let across: CGFloat
    let chosen: Int
    let rows: [(value: Int, text: String)]

    init(
        _ name: String, width: CGFloat, across: CGFloat = 0.5, chosen: Int, _ rows: [(value: Int, text: String)]
    ) {
        self.name = name
        self.width = width
        self.across = across
        self.chosen = chosen
        self.rows = rows
    }
}

private nonisolated struct WheelColumnView: BuiltInView {
    let column: WheelColumn

    var body: some View {
        let rows = ForEach(column.rows, id: \.value) { Text(verbatim: $0.text) }
        WheelPicker(
            options: PickerOptions(selection: { [AnyHashable(column.chosen)] }, choose: { _ in }, content: rows),
            hasBand: false, across: column.across
        )
        .frame(width: column.width)
    }
}
