/// A JSON value whose keys keep their order, so that a text of it is the same each time.
package indirect enum JSONValue: Sendable {
    case string(String)
    /// A finite number.
    case number(Double)
    case bool(Bool)
    case list([JSONValue])
    case object([(String, JSONValue)])

    /// The value as text, two spaces for each level.
    package func text(indent: Int = 0) -> String {
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        switch self {
        case .string(let text): return JSONValue.quoted(text)
        case .number(let value): return JSONValue.text(of: value)
        case .bool(let value): return value ? "true" : "false"
        case .list(let values):
            if values.isEmpty { return "[]" }
            if values.allSatisfy(\.isScalar) {
                let line = "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
                if line.count + outer.count <= 100 { return line }
            }
            return "[\n" + values.map { inner + $0.text(indent: indent + 1) }.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let entries):
            if entries.isEmpty { return "{}" }
            let lines = entries.map { inner + JSONValue.quoted($0.0) + ": " + $0.1.text(indent: indent + 1) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .string, .number, .bool: true
        case .list, .object: false
        }
    }

    /// A finite number as JSON has it, a whole one without a point.
    package static func text(of value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// A string of JSON, with its quotes: what a string may not hold is escaped, and nothing else.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }

    package init(stringLiteral value: String) { self = .string(value) }
}
