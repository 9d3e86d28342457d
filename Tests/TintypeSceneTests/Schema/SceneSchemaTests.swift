import Foundation
import Testing

@testable import TintypeScene

@Suite("The JSON Schema")
struct SceneSchemaTests {
    private func schema() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(SceneSchema.json().utf8))
        return try #require(object as? [String: Any])
    }

    @Test("every view and modifier has a definition with all of its arguments")
    func isComplete() throws {
        let definitions = try #require(schema()["$defs"] as? [String: Any])
        let calls =
            Vocabulary.views.map { ("view \($0.name)", $0.arguments) }
            + Vocabulary.modifiers.map { ("modifier \($0.name)", $0.arguments) }
        for (name, arguments) in calls {
            let definition = try #require(definitions[name] as? [String: Any], "\(name)")
            guard !arguments.isEmpty else { continue }
            let forms = (definition["anyOf"] as? [[String: Any]] ?? []) + [definition["then"] as? [String: Any] ?? [:]]
            let properties = forms.compactMap { $0["properties"] as? [String: Any] }.first ?? [:]
            #expect(Set(properties.keys).isSuperset(of: arguments.map(\.name)), "\(name)")
        }
    }

    @Test("one known label makes a mapping one of labelled arguments, and not of a view")
    func labels() throws {
        let definitions = try #require(schema()["$defs"] as? [String: Any])
        let stack = try #require(definitions["view HStack"] as? [String: Any])
        let condition = try #require(stack["if"] as? [String: Any])
        let labels = try #require(condition["anyOf"] as? [[String: [String]]])
        #expect(labels.compactMap { $0["required"]?.first } == ["alignment", "spacing", "children"])
    }

    @Test("every reference leads to a definition")
    func references() throws {
        let schema = try schema()
        let definitions = try #require(schema["$defs"] as? [String: Any])
        func check(_ value: Any) {
            if let list = value as? [Any] { list.forEach(check) }
            guard let object = value as? [String: Any] else { return }
            if let reference = object["$ref"] as? String {
                #expect(definitions[String(reference.dropFirst("#/$defs/".count))] != nil, "\(reference)")
            }
            object.values.forEach(check)
        }
        check(schema)
    }

    @Test("the schema is the same text each time")
    func isDeterministic() {
        #expect(SceneSchema.json() == SceneSchema.json())
    }

    @Test("the sections of the schema are those that a file can have")
    func sections() throws {
        let properties = try #require(schema()["properties"] as? [String: Any])
        #expect(properties.keys.sorted() == SceneFile.keys.sorted())
    }
}
