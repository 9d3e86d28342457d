import TintypeGraphics

/// Reads what is written as it stands, without `=` and `$( )`, as a value of an expected type.
struct LiteralReader {
    /// A mistake in a literal.
    struct Problem: Error, Hashable {
        var message: String
        var hint: String?
    }

    let names: SceneNames

    /// - Parameters:
    ///   - text: The scalar's text.
    ///   - isPlain: True if it stands without quotes, so that `nil` is nil where that is allowed.
    func datum(_ text: String, isPlain: Bool, as type: SceneType) throws(Problem) -> SceneDatum {
        switch type {
        case .optional(let wrapped):
            if isPlain, text == "nil" { return .none }
            return try datum(text, isPlain: isPlain, as: wrapped)
        case .number:
            if let value = Self.number(text) { return .number(value) }
            let isEndless = ["inf", "infinity", "∞"].contains(text.lowercased().trimmingPrefix("."))
            throw mismatch(
                type, text,
                hint: isEndless
                    ? "the number without end is written infinity"
                    : "a number is written like 12 or -0.5, without a unit")
        case .string: return .string(text)
        case .bool:
            if text == "true" || text == "false" { return .bool(text == "true") }
            throw mismatch(type, text, hint: "a bool is written true or false")
        case .color: return .color(try color(text))
        case .choice(let choice):
            if choice.values.contains(text) { return .string(text) }
            throw Problem(
                message: "unknown \(choice.name) \"\(text.abbreviated)\"",
                hint: Suggestion.hint(for: text, among: choice.values, what: "values"))
        case .nothing:
            if isPlain, text == "nil" { return .none }
            throw mismatch(type, text, hint: nil)
        case .point, .size, .rect, .insets: throw mismatch(type, text, hint: Self.shapeHint(type))
        case .list: throw mismatch(type, text, hint: "a list is written [a, b], or as lines that begin with \"- \"")
        case .record(let record):
            let keys = record.fields.map { "\($0.name): …" }.joined(separator: ", ")
            throw mismatch(type, text, hint: "it is written {\(keys)}")
        case .anchor, .namespace, .proxy, .unknown:
            preconditionFailure("Nothing can be written for a reference; it is always an expression.")
        }
    }

    private func mismatch(_ type: SceneType, _ text: String, hint: String?) -> Problem {
        Problem(message: "expected \(type), found \(text.isEmpty ? "nothing" : "\"\(text.abbreviated)\"")", hint: hint)
    }

    static func shapeHint(_ type: SceneType) -> String? {
        switch type {
        case .point: "a point is written {x: 0, y: 0}"
        case .size: "a size is written {width: 0, height: 0}"
        case .rect: "a rect is written {x: 0, y: 0, width: 0, height: 0}"
        case .insets: "insets are written {top: 0, leading: 0, bottom: 0, trailing: 0}, or as one number"
        default: nil
        }
    }

    /// A decimal number, with or without a sign and a fraction, or `infinity`; nil for all else, such as `1e3` or `0x10`.
    static func number(_ text: String) -> Double? {
        if text == "infinity" { return .infinity }
        if text == "-infinity" { return -.infinity }
        let unsigned =
            text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isDecimal = parts.allSatisfy { part in part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        guard isDecimal, let last = parts.last, !last.isEmpty, let value = Double(text), value.isFinite else {
            return nil
        }
        return value
    }

    /// A colour by name, or `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`.
    func color(_ text: String) throws(Problem) -> SceneColor {
        guard text.first == "#" else {
            if names.colors.contains(text) { return .named(text) }
            throw Problem(
                message: text.isEmpty ? "expected color, found nothing" : "unknown color \"\(text.abbreviated)\"",
                hint: Suggestion.unqualified(text, "Color", among: names.colors, what: "a color")
                    ?? Suggestion.hint(for: text, among: names.colors, what: "colors")
                    ?? "a color is a name or \"#rrggbb\"")
        }
        let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == text.count - 1, [3, 4, 6, 8].contains(digits.count) else {
            throw Problem(
                message: "\"\(text.abbreviated)\" is no color",
                hint: "a color is written \"#rgb\", \"#rrggbb\" or \"#rrggbbaa\"")
        }
        // Types are written out: without them this one expression takes the compiler longer than the rest of the module.
        let isShort = digits.count < 6
        let bytes: [Int] =
            if isShort {
                digits.map { (digit: Int) -> Int in digit * 17 }
            } else {
                stride(from: 0, to: digits.count, by: 2).map { (index: Int) -> Int in
                    digits[index] * 16 + digits[index + 1]
                }
            }
        return .components(
            ResolvedColor(bytes: bytes[0], bytes[1], bytes[2], alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1))
    }
}
