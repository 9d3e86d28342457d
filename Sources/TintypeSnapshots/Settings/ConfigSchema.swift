import TintypeGraphics

/// The JSON Schema of `tintype.json`.
package enum ConfigSchema {
    /// The schema as a file.
    package static func json() -> String {
        let schema = JSONValue.object([
            ("$schema", .schemaDraft), ("$id", "urn:tintype:config:1"), ("description", "Settings of Tintype"),
            ("type", "object"), ("properties", .object(own + grouped)), ("additionalProperties", .bool(false)),
        ])
        return schema.text() + "\n"
    }

    /// The keys that stand in no object.
    private static var own: [(String, JSONValue)] {
        let version: JSONValue = ["type": "integer", "const": .number(Double(ConfigFile.format))]
        return [("$schema", .type("string")), ("version", version.described("The format of the file."))]
            + settings(in: nil)
    }

    /// The objects within the file.
    private static var grouped: [(String, JSONValue)] {
        [("tolerance", "What comparisons may overlook."), ("limits", "What a scene may take.")].map { name, doc in
            (name, JSONValue.mapping(settings(in: name)).described(doc))
        }
    }

    /// The settings of an object by their own keys; nil for those in none.
    private static func settings(in group: String?) -> [(String, JSONValue)] {
        Setting.all.compactMap { setting in
            guard let parts = setting.key?.split(separator: "."), parts.dropLast().first.map(String.init) == group
            else {
                return nil
            }
            return (String(parts[parts.count - 1]), schema(of: setting))
        }
    }

    private static func schema(of setting: Setting) -> JSONValue {
        let range = setting.range
        func limited(_ type: String) -> JSONValue {
            var members: [(String, JSONValue)] = [
                ("type", .string(type)), ("minimum", .number(Double(range?.lowerBound ?? 0))),
            ]
            if let range { members.append(("maximum", .number(Double(range.upperBound)))) }
            return .object(members)
        }
        let value: JSONValue =
            switch setting.form {
            case .text: .type("string")
            case .count: limited("integer")
            case .number: limited("number")
            case .flag: .type("boolean")
            case .texts, .names: .list(of: .type("string"))
            }
        return value.described(setting.help)
    }
}
