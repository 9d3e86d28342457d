import Foundation
import TintypeTree
import TintypeUI

extension ViewSpec {
    static let datePicker = ViewSpec(
        "DatePicker", "A control that chooses a date, in the locale, calendar and time zone of the environment.",
        .label(), .bound("selection", .date, "The date."), .dateBounds("in", "The dates that can be chosen."),
        .optional(
            .choices(
                "displayedComponents", Choices.dateComponents, "The parts that are chosen; day and time without them.")
        ),
        example: WordExample(
            """
            DatePicker: {title: Departure, selection: 2026-11-22, displayedComponents: date}
            modifiers: [padding]
            """,
            swift: """
                DatePicker(
                    "Departure", selection: .constant(Date(timeIntervalSince1970: 1_795_305_600)),
                    displayedComponents: .date
                )
                .padding()
                """)
    ) { label, date, bounds, components in
        let parts = components ?? [.date, .hourAndMinute]
        if let range = bounds.range {
            DatePicker(selection: date, in: range, displayedComponents: parts) { label }
        } else if let first = bounds.first {
            DatePicker(selection: date, in: first..., displayedComponents: parts) { label }
        } else if let last = bounds.last {
            DatePicker(selection: date, in: ...last, displayedComponents: parts) { label }
        } else {
            DatePicker(selection: date, displayedComponents: parts) { label }
        }
    }

    static let multiDatePicker = ViewSpec(
        "MultiDatePicker", "A control that chooses several days.", .label(),
        .bound("selection", .days, "The days: [2026-11-02, 2026-11-22]."),
        .dateBounds("in", "The days that can be chosen; the last is not one of them."),
        example: WordExample(
            "MultiDatePicker: {title: Holidays, selection: [2026-11-12, 2026-11-13, 2026-11-20]}",
            swift: """
                MultiDatePicker(
                    "Holidays",
                    selection: .constant(
                        Set([12, 13, 20].map { DateComponents(year: 2026, month: 11, day: $0) })))
                """)
    ) { label, days, bounds in
        if let first = bounds.first {
            if let last = bounds.last {
                MultiDatePicker(selection: days, in: first..<last) { label }
            } else {
                MultiDatePicker(selection: days, in: first...) { label }
            }
        } else {
            MultiDatePicker(selection: days) { label }
        }
    }
}

extension ModifierSpec {
    static let datePickerStyle = ModifierSpec(
        "datePickerStyle", styleOf: "date pickers",
        [
            ControlLook("automatic") { $0.datePickerStyle(.automatic) },
            ControlLook("compact") { $0.datePickerStyle(.compact) },
            ControlLook("graphical") { $0.datePickerStyle(.graphical) },
            ControlLook("wheel") { $0.datePickerStyle(.wheel) },
            ControlLook("field") { $0.datePickerStyle(.field) },
            ControlLook("stepperField") { $0.datePickerStyle(.stepperField) },
        ],
        example: WordExample(
            """
            DatePicker: {title: Day, selection: 2026-11-22, displayedComponents: date}
            modifiers: [datePickerStyle: graphical]
            """,
            swift: """
                DatePicker(
                    "Day", selection: .constant(Date(timeIntervalSince1970: 1_795_305_600)),
                    displayedComponents: .date
                )
                .datePickerStyle(.graphical)
                """))
}

extension DatumForm where Value == Set<DateComponents> {
    /// Days: a list of texts of the language.
    static let days = DatumForm(
        kind: .value, type: .list(.string), fallback: [],
        value: { datum, environment in
            let calendar = environment.calendar
            let dates = datum.list?.map { $0.string.flatMap(SceneDate.init)?.date(in: calendar) } ?? []
            guard !dates.contains(nil) else { return nil }
            return Set(dates.compactMap { $0 }.map { calendar.dateComponents([.year, .month, .day], from: $0) })
        },
        datum: { days, environment in
            let dates = days.compactMap { environment.calendar.date(from: $0) }.sorted()
            return .list(dates.map { .string(SceneDate($0, in: environment.calendar).description) })
        })
}
