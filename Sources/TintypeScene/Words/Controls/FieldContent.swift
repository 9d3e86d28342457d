import TintypeTree
import TintypeUI

/// The state that a field of text edits.
enum FieldContent {
    case text(Binding<String>)
    case number(Binding<Double>, NumberFormat)
}

extension Parameter where Value == FieldContent {
    /// A text, or a number with its format.
    static var fieldContent: Parameter {
        let specs = [
            ArgumentSpec("text", .bound(.string), "What is in it."),
            ArgumentSpec("value", .bound(.number), "A number instead, shown in `format`."),
            ArgumentSpec("format", .group(ArgumentSpec.numberFormat), "How the number is written."),
        ]
        return Parameter(specs) { call in
            call.exclude("text", "value")
            call.need(oneOf: ["text", "value"])
            call.need(["value"], for: "format")
            guard call.has("value") else {
                return call.bound("text", .string, default: "").map { .text($0) }
            }
            let value = call.bound("value", DatumForm<Double>.number, default: 0)
            let format = call.group("format")?.numberFormat() ?? Argument(NumberFormat())
            return Argument(fallback: .text(.constant(""))) { frame, scope in
                .number(value(frame, scope), format(frame, scope))
            }
        }
    }
}
