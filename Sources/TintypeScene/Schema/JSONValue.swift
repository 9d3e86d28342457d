/// A JSON value whose keys keep their order: what the schema is written from.
indirect enum JSONValue {
    case string(String)
    case number(Double)
    case bool(Bool)
    case list([JSONValue])
    case object([(String, JSONValue)])

    /// The value as text, two spaces for each level.
    func text(indent: Int = 0) -> String {
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let value): return NumberText.shortest(value)
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
            let lines = entries.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indent: indent + 1) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .string, .number, .bool: true
        case .list, .object: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONValue {
    static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func names(_ names: [String]) -> JSONValue { .object([("enum", .list(names.map(JSONValue.string)))]) }

    static func either(_ values: [JSONValue]) -> JSONValue { .object([("anyOf", .list(values))]) }

    static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    static func list(of value: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", value)])
    }

    /// A mapping with known keys.
    static func mapping(_ properties: [(String, JSONValue)], required: [String] = [], isOpen: Bool = false) -> JSONValue
    {
        var entries: [(String, JSONValue)] = [("type", .string("object")), ("properties", .object(properties))]
        if !required.isEmpty { entries.append(("required", .list(required.map(JSONValue.string)))) }
        if !isOpen { entries.append(("additionalProperties", .bool(false))) }
        return .object(entries)
    }

    /// A mapping whose keys are the author's.
    static func names(of value: JSONValue) -> JSONValue {
        .object([("type", .string("object")), ("additionalProperties", value)])
    }

    /// The value with a sentence that editors show.
    func described(_ doc: String) -> JSONValue {
        guard case .object(let entries) = self else { return self }
        return .object([("description", .string(doc))] + entries)
    }
}
