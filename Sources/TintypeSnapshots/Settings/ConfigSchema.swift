import Foundation

/// The JSON Schema of `tintype.json`, of the draft 2020-12.
package enum ConfigSchema {
    /// The schema as a file.
    package static func json() -> String {
        var root = object("Settings of Tintype")
        root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        root["$id"] = "urn:tintype:config:1"
        var members: [String: Any] = [
            "$schema": ["type": "string"],
            "version": ["type": "integer", "const": ConfigFile.format, "description": "The format of the file."],
        ]
        for setting in Setting.all {
            guard let key = setting.key else { continue }
            let parts = key.split(separator: ".").map(String.init)
            var value = type(of: setting.form)
            value["description"] = setting.help
            if let range = setting.range {
                (value["minimum"], value["maximum"]) = (range.lowerBound, range.upperBound)
            }
            guard parts.count == 2 else {
                members[key] = value
                continue
            }
            var group = members[parts[0]] as? [String: Any] ?? object(groups[parts[0]] ?? "")
            var inner = group["properties"] as? [String: Any] ?? [:]
            inner[parts[1]] = value
            group["properties"] = inner
            members[parts[0]] = group
        }
        root["properties"] = members
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: root, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        else { preconditionFailure("texts can always be written") }
        return String(decoding: data, as: UTF8.self)
    }

    /// The descriptions of the objects within the file, by key.
    private static let groups = ["tolerance": "What comparisons may overlook.", "limits": "What a scene may take."]

    private static func object(_ description: String) -> [String: Any] {
        ["type": "object", "additionalProperties": false, "description": description]
    }

    private static func type(of form: Setting.Form) -> [String: Any] {
        switch form {
        case .text: ["type": "string"]
        case .count: ["type": "integer", "minimum": 0]
        case .number: ["type": "number", "minimum": 0]
        case .flag: ["type": "boolean"]
        case .texts, .names: ["type": "array", "items": ["type": "string"]]
        }
    }
}
