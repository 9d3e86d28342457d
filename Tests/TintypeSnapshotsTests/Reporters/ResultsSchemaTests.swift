import Foundation
import Testing
import TintypeGraphics

@testable import TintypeSnapshots

@Suite("The schema of results.json")
struct ResultsSchemaTests {
    private let schema: [String: Any]

    init() throws {
        let object = try JSONSerialization.jsonObject(with: Data(ResultsSchema.json().utf8))
        schema = try #require(object as? [String: Any])
    }

    /// Results in which every key that there is has a value.
    private var full: RunResults {
        var results = ReportedRun.results()
        results.fingerprintParts = ["cairo": "1.16"]
        results.groups = [
            CauseGroup(id: "1", title: "t", source: SourceLocation(file: "a", line: 1, column: 1), cases: ["a"])
        ]
        var item = results.cases[0]
        item.variant = "dark"
        item.hint = "h"
        item.group = "1"
        item.decision = .accepted
        item.expectedSize = CaseSize(width: 1, height: 2)
        item.actualSize = CaseSize(width: 1, height: 2)
        item.tolerance = CaseTolerance(reason: "r", settings: ["threshold": 0.1])
        let rect = CaseRect(x: -1, y: 0, width: 3, height: 4)
        item.masks = [CaseMask(kind: .redact, target: "id", rects: [rect], pixels: 3)]
        item.warnings = ["w"]
        item.files.golden = "g"
        item.files.expected = "e"
        item.files.difference = "d"
        item.files.expectedHash = String(repeating: "0", count: 32)
        item.files.actualHash = String(repeating: "f", count: 32)
        var difference = CaseDifference(pixels: 1, total: 2)
        difference.bounds = rect
        difference.clusters = [CaseCluster(bounds: rect, pixels: 1, views: ["v"])]
        difference.tightest = ["threshold": 0.2]
        item.difference = difference
        item.causes[0].source = SourceLocation(file: "a", line: 1, column: 1)
        item.causes[0].expectedFrame = CaseFrame(x: 0, y: 0.5, width: 1, height: 1)
        item.causes[0].actualFrame = CaseFrame(x: 0, y: 0.5, width: 1, height: 1)
        results.cases[0] = item
        return results
    }

    @Test("describes everything that a run writes: no key is unknown to it, none that it needs is absent")
    func whole() throws {
        let value = try JSONSerialization.jsonObject(with: full.json())
        #expect(problems(value, schema, "results") == [])
    }

    @Test("finds a key that is absent, a wrong type and an unknown status")
    func wrong() throws {
        var value = try #require(try JSONSerialization.jsonObject(with: full.json()) as? [String: Any])
        value["fingerprint"] = nil
        value["obsolete"] = "x"
        var cases = try #require(value["cases"] as? [[String: Any]])
        cases[0]["status"] = "fine"
        value["cases"] = cases
        #expect(
            problems(value, schema, "results").sorted() == [
                "results.cases[0].status: none of the values", "results.obsolete: no array", "results: no fingerprint",
            ])
    }

    /// The faults of `value` by the parts of JSON Schema that the schema uses; keys that it does not name count as wrong here.
    private func problems(_ value: Any, _ rule: [String: Any], _ place: String) -> [String] {
        if let reference = rule["$ref"] as? String {
            let name = String(reference.dropFirst("#/$defs/".count))
            guard let target = (schema["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                return ["\(place): no definition \(name)"]
            }
            return problems(value, target, place)
        }
        if let allowed = rule["enum"] as? [String] {
            return (value as? String).map(allowed.contains) == true ? [] : ["\(place): none of the values"]
        }
        if let only = rule["const"] as? Int { return value as? Int == only ? [] : ["\(place): not \(only)"] }
        switch rule["type"] as? String {
        case "string":
            guard let text = value as? String else { return ["\(place): no string"] }
            guard let pattern = rule["pattern"] as? String else { return [] }
            return text.range(of: pattern, options: .regularExpression) == nil ? ["\(place): not \(pattern)"] : []
        case "boolean": return value is Bool ? [] : ["\(place): no boolean"]
        case "number": return value is Double || value is Int ? [] : ["\(place): no number"]
        case "integer":
            guard let number = value as? Int else { return ["\(place): no integer"] }
            return number >= rule["minimum"] as? Int ?? Int.min ? [] : ["\(place): below the minimum"]
        case "array":
            guard let items = value as? [Any], let inner = rule["items"] as? [String: Any] else {
                return ["\(place): no array"]
            }
            return items.enumerated().flatMap { problems($0.element, inner, "\(place)[\($0.offset)]") }
        case "object": return objectProblems(value, rule, place)
        default: return ["\(place): the schema says nothing"]
        }
    }

    private func objectProblems(_ value: Any, _ rule: [String: Any], _ place: String) -> [String] {
        guard let object = value as? [String: Any] else { return ["\(place): no object"] }
        let known = rule["properties"] as? [String: [String: Any]] ?? [:]
        let others = rule["additionalProperties"] as? [String: Any]
        let absent = (rule["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): no \($0)" }
        return absent
            + object.flatMap { key, inner in
                guard let rule = known[key] ?? others else { return ["\(place): unknown \(key)"] }
                return problems(inner, rule, "\(place).\(key)")
            }
    }
}
