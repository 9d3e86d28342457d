import Foundation
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The arguments of a text that shows a number or a date, in the locale around it.
    static let textValues: [ArgumentSpec] = [
        ArgumentSpec("value", .number, "A number, shown in `format`."),
        ArgumentSpec("date", .date, "A day, a time of day, or both, shown in `style` or `format`."),
        ArgumentSpec("to", .date, "The end of the time that begins at `date`; both are shown."),
        ArgumentSpec(
            "style", .choice(Choices.dateStyle.names),
            "What of `date` is shown; the last three count from 2026-01-01 09:41, the moment of a scene's picture."),
        ArgumentSpec("format", .group(numberFormat + dateFormat), "How the number or the date is written."),
    ]

    static let numberFormat: [ArgumentSpec] = [
        .main("style", .choice(Choices.numberStyle.names), "The kind of number.", default: "number"),
        ArgumentSpec("currency", .string, "The code of the number's currency, such as `EUR`."),
        ArgumentSpec("fractionDigits", .integer, "How many digits stand behind the point.", range: 0...20),
        ArgumentSpec("grouping", .bool, "Whether digits are grouped.", default: "true"),
        ArgumentSpec("sign", .choice(Choices.numberSign.names), "When the sign is written.", default: "automatic"),
        ArgumentSpec(
            "notation", .choice(Choices.numberNotation.names), "How large numbers are written.", default: "automatic"),
    ]
    private static let dateFormat: [ArgumentSpec] = [
        ArgumentSpec("date", .choice(Choices.dateFormat.names), "How the day is written.", default: "omitted"),
        ArgumentSpec("time", .choice(Choices.timeFormat.names), "How the time of day is written.", default: "omitted"),
    ]
    fileprivate static let numberFormatNames = numberFormat.map(\.name)
    fileprivate static let dateFormatNames = dateFormat.map(\.name)
}

/// A kind of number.
enum NumberStyle: String, CaseIterable {
    case number, percent
}

/// The rule by which a number's sign is written.
enum NumberSign: String, CaseIterable {
    case automatic, always, never
}

/// The notation of large numbers.
enum NumberNotation: String, CaseIterable {
    case automatic, compactName, scientific
}

extension Choices {
    static let dateStyle = Choice<Text.DateStyle>(
        "date style",
        [("date", .date), ("time", .time), ("relative", .relative), ("offset", .offset), ("timer", .timer)])
    static let numberStyle = Choice("number style", NumberStyle.allCases.map { ($0.rawValue, $0) })
    static let numberSign = Choice("sign", NumberSign.allCases.map { ($0.rawValue, $0) })
    static let numberNotation = Choice("notation", NumberNotation.allCases.map { ($0.rawValue, $0) })
    static let dateFormat = Choice<Date.FormatStyle.DateStyle>(
        "date format",
        [
            ("omitted", .omitted), ("numeric", .numeric), ("abbreviated", .abbreviated), ("long", .long),
            ("complete", .complete),
        ])
    static let timeFormat = Choice<Date.FormatStyle.TimeStyle>(
        "time format",
        [("omitted", .omitted), ("shortened", .shortened), ("standard", .standard), ("complete", .complete)])
}

extension CallReader {
    /// The text of `value` in `format`.
    func number() -> Argument<Text> {
        for other in ["to", "style"] { need(["date"], for: other) }
        let value = number("value", default: 0).map { Double($0) }
        guard let format = group("format") else { return value.map { Text($0, format: .number) } }
        format.refuse(ArgumentSpec.dateFormatNames, of: "a date")
        let style = format.numberFormat()
        return Argument(fallback: Text(verbatim: "")) { frame, scope in
            style(frame, scope).text(of: value(frame, scope))
        }
    }

    /// The text of `date` in `style` or `format`, or up to another one.
    func date() -> Argument<Text> {
        exclude("style", "format")
        exclude("to", "format")
        exclude("to", "style")
        let date = formed("date", DatumForm<Date>.date)
        if has("to") {
            let end = formed("to", DatumForm<Date>.date)
            return Argument(fallback: Text(verbatim: "")) { frame, scope in
                let (start, end) = (date(frame, scope), end(frame, scope))
                return Text(min(start, end)...max(start, end))
            }
        }
        guard let format = group("format") else {
            let style = choice("style", Choices.dateStyle, default: .date)
            return Argument(fallback: Text(verbatim: "")) { frame, scope in
                Text(date(frame, scope), style: style(frame, scope))
            }
        }
        format.refuse(ArgumentSpec.numberFormatNames, of: "a number")
        let day = format.choice("date", Choices.dateFormat, default: .omitted)
        let time = format.choice("time", Choices.timeFormat, default: .omitted)
        return Argument(fallback: Text(verbatim: "")) { frame, scope in
            Text(date(frame, scope), format: Date.FormatStyle(date: day(frame, scope), time: time(frame, scope)))
        }
    }

    /// Reports arguments of a format that another kind of value has.
    private func refuse(_ names: [String], of what: String) {
        for name in names {
            guard let written = value(name) else { continue }
            checker.diagnostics.error("\"\(name)\" is a format of \(what)", at: written.place)
        }
    }

    /// The format of a number.
    func numberFormat() -> Argument<NumberFormat> {
        exclude("style", "currency")
        let style = choice("style", Choices.numberStyle, default: .number)
        let currency = has("currency") ? string("currency") : nil
        if let code = currency?.constant, let written = value("currency"), code.utf8.count != 3 {
            checker.diagnostics.error(
                "\"\(code.abbreviated)\" is no currency", at: written.place, hint: "a currency has a code such as EUR")
        }
        let (digits, isGrouped) = (optionalNumber("fractionDigits"), bool("grouping", default: true))
        let sign = choice("sign", Choices.numberSign, default: .automatic)
        let notation = choice("notation", Choices.numberNotation, default: .automatic)
        return Argument(fallback: NumberFormat()) { frame, scope in
            NumberFormat(
                style: style(frame, scope), currency: currency?(frame, scope),
                fractionDigits: digits(frame, scope).map { Int(min(max($0.rounded(), 0), 20)) },
                isGrouped: isGrouped(frame, scope), sign: sign(frame, scope), notation: notation(frame, scope))
        }
    }
}
