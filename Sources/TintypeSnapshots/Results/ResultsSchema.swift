import TintypeGraphics

/// The JSON Schema of `results.json`.
package enum ResultsSchema {
    private typealias Members = KeyValuePairs<String, JSONValue>

    /// The schema as a file. Its `$id` names the version; readers take keys that it does not name.
    package static func json() -> String {
        let schema: JSONValue = [
            "$schema": .schemaDraft,
            "$id": .string("urn:tintype:results:\(RunResults.schemaVersion)"),
            "title": "What a run of Tintype found",
            "$ref": "#/$defs/results",
            "$defs": .object(definitions.map { ($0.key, $0.value) }),
        ]
        return schema.text() + "\n"
    }

    private static var definitions: Members {
        [
            "results": record(
                "results.json", required: results, optional: [:]),
            "plan": record(
                "Which cases the run was to work on.", required: plan, optional: ["folders": .list(of: string)]),
            "case": record("What was found for one picture.", required: caseRequired, optional: caseOptional),
            "files": record(
                "Paths; all but the golden are relative to the folder of results.json. Hashes are of the pixels.",
                required: [:],
                optional: [
                    "golden": string, "expected": string, "actual": string, "difference": string,
                    "expectedHash": hash, "actualHash": hash,
                ]),
            "difference": record(
                "How the pictures differ.", required: difference, optional: ["bounds": .reference("rect")]),
            "frames": record(
                "What was found for an animation, frame by frame.",
                required: ["expected": count, "actual": count, "list": .list(of: .reference("animationFrame"))],
                optional: [:]),
            "animationFrame": record(
                "What was found for a frame; at is its instant in seconds.",
                required: [
                    "at": number, "status": .names(CaseInstant.Status.allCases.map(\.rawValue)),
                    "values": .list(of: .reference("value")),
                ], optional: ["difference": .reference("difference")]),
            "value": record(
                "The value of an animated property.", required: ["name": string, "value": string], optional: [:]),
            "cluster": record(
                "Changed pixels that lie together.",
                required: ["bounds": .reference("rect"), "pixels": count, "views": .list(of: string)], optional: [:]),
            "cause": record(
                "Why the pictures differ.",
                required: [
                    "kind": .names(["attribute", "added", "removed", "moved", "resized"]), "view": string,
                    "text": string, "change": string,
                    "consequences": count,
                ],
                optional: [
                    "source": .reference("source"), "expectedFrame": .reference("frame"),
                    "actualFrame": .reference("frame"),
                    "owner": string, "shownText": string,
                ]),
            "group": record(
                "Cases that changed in the same way.",
                required: ["id": string, "title": string, "cases": .list(of: string)],
                optional: ["source": .reference("source")]),
            "tolerance": record(
                "What a comparison was allowed to overlook.",
                required: ["reason": string, "settings": numbers], optional: [:]),
            "mask": record(
                "A part that was not compared.",
                required: [
                    "kind": .names(["ignore", "redact"]), "target": string, "rects": .list(of: .reference("rect")),
                    "pixels": count,
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

    private static let results: Members = [
        "schemaVersion": ["const": .number(Double(RunResults.schemaVersion))],
        "tool": .mapping([("name", string), ("version", string)], required: ["name", "version"], isOpen: true),
        "fingerprint": string,
        "fingerprintParts": .names(of: string),
        "run": .reference("plan"),
        "cases": .list(of: .reference("case")),
        "obsolete": .list(of: string),
        "groups": .list(of: .reference("group")),
        "durationMs": number,
    ]

    private static let plan: Members = [
        "record": .names(RecordMode.allCases.map(\.rawValue)),
        "snapshots": string,
        "hash": string,
        "known": .list(of: string),
        "isWhole": boolean,
        "isInterrupted": boolean,
        "shard": .mapping([("index", positive), ("total", positive)], required: ["index", "total"], isOpen: true),
    ]

    private static let caseRequired: Members = [
        "id": string, "name": string, "scale": number, "status": .names(CaseStatus.allCases.map(\.rawValue)),
        "message": string, "files": .reference("files"), "causes": .list(of: .reference("cause")),
        "masks": .list(of: .reference("mask")),
        "warnings": .list(of: string), "durationMs": number,
    ]

    private static let caseOptional: Members = [
        "variant": string, "hint": string, "source": .reference("source"), "expectedSize": .reference("size"),
        "actualSize": .reference("size"), "difference": .reference("difference"), "frames": .reference("frames"),
        "group": string,
        "tolerance": .reference("tolerance"),
        "decision": .names(["accepted", "rejected"]),
    ]

    private static let difference: Members = [
        "pixels": count, "total": count, "tolerated": count, "antialiased": count, "maximumDelta": count,
        "maximumDistance": number, "clusters": .list(of: .reference("cluster")), "furtherClusters": count,
        "tightest": numbers,
    ]

    private static let string = JSONValue.type("string")
    private static let number = JSONValue.type("number")
    private static let integer = JSONValue.type("integer")
    private static let boolean = JSONValue.type("boolean")
    private static let count = JSONValue.integer(from: 0)
    private static let positive = JSONValue.integer(from: 1)
    private static let hash: JSONValue = ["type": "string", "pattern": "^[0-9a-f]{32}$"]
    private static let numbers = JSONValue.names(of: number)

    /// An object, which may have keys that are not named.
    private static func record(_ about: String, required: Members, optional: Members) -> JSONValue {
        JSONValue.mapping(
            (Array(required) + Array(optional)).map { ($0.key, $0.value) }, required: required.map(\.key), isOpen: true
        ).described(about)
    }
}
