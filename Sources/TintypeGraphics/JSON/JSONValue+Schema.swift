/// The words of JSON Schema, of the draft 2020-12.
extension JSONValue {
    /// The draft, as the value of `$schema`.
    package static let schemaDraft: JSONValue = "https://json-schema.org/draft/2020-12/schema"

    /// An integer of at least `minimum`.
    package static func integer(from minimum: Int) -> JSONValue {
        ["type": "integer", "minimum": .number(Double(minimum))]
    }

    /// The definition of the name.
    package static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

    /// One of the names.
    package static func names(_ names: [String]) -> JSONValue {
        .object([("enum", .list(names.map(JSONValue.string)))])
    }

    /// Any of the values.
    package static func either(_ values: [JSONValue]) -> JSONValue { .object([("anyOf", .list(values))]) }

    /// A type by JSON Schema's word, e.g. `boolean`.
    package static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    /// A list whose elements are all such values.
    package static func list(of value: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", value)])
    }

    /// A mapping with known keys.
    package static func mapping(_ properties: [(String, JSONValue)], required: [String] = [], isOpen: Bool = false)
        -> JSONValue
    {
        var entries: [(String, JSONValue)] = [("type", .string("object")), ("properties", .object(properties))]
        if !required.isEmpty { entries.append(("required", .list(required.map(JSONValue.string)))) }
        if !isOpen { entries.append(("additionalProperties", .bool(false))) }
        return .object(entries)
    }

    /// A mapping whose keys are the author's.
    package static func names(of value: JSONValue) -> JSONValue {
        .object([("type", .string("object")), ("additionalProperties", value)])
    }

    /// The value with a sentence that editors show.
    package func described(_ doc: String) -> JSONValue {
        guard case .object(let entries) = self else { return self }
        return .object([("description", .string(doc))] + entries)
    }
}
