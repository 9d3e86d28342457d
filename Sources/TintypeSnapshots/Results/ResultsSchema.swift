import Foundation

/// The JSON Schema of `results.json`, of the draft 2020-12.
package enum ResultsSchema {
    /// The schema as a file. Its `$id` names the version; readers take keys that it does not name.
    package static func json() -> String {
        let schema: Node = .object([
            "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
            "$id": .text("urn:tintype:results:\(RunResults.schemaVersion)"),
            "title": .text("What a run of Tintype found"),
            "$ref": .text("#/$defs/results"),
            "$defs": .object(definitions),
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(schema), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("texts can always be written: \(error)")
        }
    }

    private static var definitions: [String: Node] {
        [
            "results": record(
                "results.json", required: results, optional: [:]),
            "plan": record("Which cases the run was to work on.", required: plan, optional: [:]),
            "case": record("What was found for one picture.", required: caseRequired, optional: caseOptional),
            "files": record(
                "Paths; all but the golden are relative to the folder of results.json. Hashes are of the pixels.",
                required: [:],
                optional: [
                    "golden": string, "expected": string, "actual": string, "difference": string,
                    "expectedHash": hash, "actualHash": hash,
                ]),
            "difference": record("How the pictures differ.", required: difference, optional: ["bounds": ref("rect")]),
            "cluster": record(
                "Changed pixels that lie together.",
                required: ["bounds": ref("rect"), "pixels": count, "views": list(string)], optional: [:]),
            "cause": record(
                "Why the pictures differ.",
                required: [
                    "kind": choice(["attribute", "added", "removed", "moved", "resized"]), "view": string,
                    "text": string, "change": string,
                    "consequences": count,
                ],
                optional: [
                    "source": ref("source"), "expectedFrame": ref("frame"), "actualFrame": ref("frame"),
                    "owner": string, "shownText": string,
                ]),
            "group": record(
                "Cases that changed in the same way.",
                required: ["id": string, "title": string, "cases": list(string)],
                optional: ["source": ref("source")]),
            "tolerance": record(
                "What a comparison was allowed to overlook.",
                required: ["reason": string, "settings": numbers], optional: [:]),
            "mask": record(
                "A part that was not compared.",
                required: [
                    "kind": choice(["ignore", "redact"]), "target": string, "rects": list(ref("rect")), "pixels": count,
                ], optional: [:]),
            "source": record(
                "A place in a file.", required: ["file": string, "line": count, "column": count], optional: [:]),
            "size": record("In pixels.", required: ["width": count, "height": count], optional: [:]),
            "rect": record(
                "In pixels.", required: ["x": integer, "y": integer, "width": count, "height": count], optional: [:]),
            "frame": record(
                "In points.", required: ["x": number, "y": number, "width": number, "height": number], optional: [:]),
        ]
    }

    private static let results: [String: Node] = [
        "schemaVersion": .object(["const": .number(RunResults.schemaVersion)]),
        "tool": .object([
            "type": .text("object"), "properties": .object(["name": string, "version": string]),
            "required": .list([.text("name"), .text("version")]),
        ]),
        "fingerprint": string,
        "fingerprintParts": .object(["type": .text("object"), "additionalProperties": string]),
        "run": ref("plan"),
        "cases": list(ref("case")),
        "obsolete": list(string),
        "groups": list(ref("group")),
        "durationMs": number,
    ]

    private static let plan: [String: Node] = [
        "record": choice(RecordMode.allCases.map(\.rawValue)),
        "snapshots": string,
        "hash": string,
        "known": list(string),
        "isWhole": boolean,
        "isInterrupted": boolean,
        "shard": .object([
            "type": .text("object"), "properties": .object(["index": positive, "total": positive]),
            "required": .list([.text("index"), .text("total")]),
        ]),
    ]

    private static let caseRequired: [String: Node] = [
        "id": string, "name": string, "scale": number, "status": choice(CaseStatus.allCases.map(\.rawValue)),
        "message": string, "files": ref("files"), "causes": list(ref("cause")), "masks": list(ref("mask")),
        "warnings": list(string), "durationMs": number,
    ]

    private static let caseOptional: [String: Node] = [
        "variant": string, "hint": string, "source": ref("source"), "expectedSize": ref("size"),
        "actualSize": ref("size"), "difference": ref("difference"), "group": string, "tolerance": ref("tolerance"),
        "decision": choice(["accepted", "rejected"]),
    ]

    private static let difference: [String: Node] = [
        "pixels": count, "total": count, "tolerated": count, "antialiased": count, "maximumDelta": count,
        "maximumDistance": number, "clusters": list(ref("cluster")), "furtherClusters": count, "tightest": numbers,
    ]

    private static let string = Node.object(["type": .text("string")])
    private static let number = Node.object(["type": .text("number")])
    private static let integer = Node.object(["type": .text("integer")])
    private static let boolean = Node.object(["type": .text("boolean")])
    private static let count = Node.object(["type": .text("integer"), "minimum": .number(0)])
    private static let positive = Node.object(["type": .text("integer"), "minimum": .number(1)])
    private static let hash = Node.object(["type": .text("string"), "pattern": .text("^[0-9a-f]{32}$")])
    private static let numbers = Node.object(["type": .text("object"), "additionalProperties": number])

    private static func ref(_ name: String) -> Node { .object(["$ref": .text("#/$defs/\(name)")]) }
    private static func list(_ items: Node) -> Node { .object(["type": .text("array"), "items": items]) }
    private static func choice(_ values: [String]) -> Node { .object(["enum": .list(values.map(Node.text))]) }

    private static func record(_ about: String, required: [String: Node], optional: [String: Node]) -> Node {
        .object([
            "type": .text("object"), "description": .text(about),
            "properties": .object(required.merging(optional) { own, _ in own }),
            "required": .list(required.keys.sorted().map(Node.text)),
        ])
    }

    /// A value of JSON.
    private indirect enum Node: Encodable, Sendable {
        case text(String)
        case number(Int)
        case list([Node])
        case object([String: Node])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .list(let items): try container.encode(items)
            case .object(let members): try container.encode(members)
            }
        }
    }
}
