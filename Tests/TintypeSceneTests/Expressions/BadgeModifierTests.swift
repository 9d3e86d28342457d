import Testing

@testable import TintypeScene

/// The parts of a modifier that emits a preference and of a container that draws it, read as a lowering reads them.
@Suite struct BadgeModifierTests {
    static let scene = """
        preferences:
          badges: {type: [{text: string, ns: namespace}], default: [], reduce: append}
        modifiers:
          badge:
            parameters: {text: string}
            namespaces: [ns]
            body:
              content:
              modifiers:
                - preference: {key: badges, value: [{text: =text, ns: =ns}]}
        """

    @Test("a declared type, its default and a value of it are checked and evaluated")
    func preference() throws {
        let bag = DiagnosticBag()
        let document = try #require(SceneDocument.parse(text: Self.scene, file: "badges.yaml", diagnostics: bag))
        let reader = SceneReader(document.source, diagnostics: bag)
        let top = try #require(
            reader.mapping(document.root, allowing: ["preferences", "modifiers", "body"], of: "the scene"))
        let keys = try #require(top.require("preferences").flatMap { reader.mapping($0, of: "preferences") })
        let declaration = try #require(
            keys["badges"].flatMap { reader.mapping($0, allowing: ["type", "default", "reduce"], of: "a preference") })
        let type = try #require(declaration.require("type").flatMap({ reader.type($0) }))
        #expect(type.description == "[{ns: namespace, text: string}]")
        let start = declaration["default"].flatMap { reader.value($0, as: type, in: TypeEnvironment()) }
        #expect(start?.constant == .list([]))

        let modifiers = try #require(top["modifiers"].flatMap { reader.mapping($0, of: "modifiers") })
        let badge = try #require(
            modifiers["badge"].flatMap {
                reader.mapping($0, allowing: ["parameters", "namespaces", "body"], of: "a modifier")
            })
        let body = try #require(
            badge.require("body").flatMap { reader.call($0, beside: ["modifiers", "id"], what: "view") })
        #expect(body.name == "content" && body.arguments == nil)
        let emitted = try #require(body["modifiers"].flatMap { reader.sequence($0, of: "modifiers") }?.first)
        let call = try #require(reader.call(emitted, what: "modifier"))
        let arguments = try #require(
            call.arguments.flatMap { reader.mapping($0, allowing: ["key", "value"], of: call.name) })
        let types = TypeEnvironment(["text": .string, "ns": .namespace])
        let value = try #require(arguments.require("value").flatMap { reader.value($0, as: type, in: types) })

        let namespace = SceneDatum.reference(TestNamespace(id: 4))
        let environment = ValueEnvironment(
            ["text": .string("100"), "ns": namespace], budget: EvaluationBudget(steps: 100))
        let emittedRecord = SceneRecord([.init("ns", namespace), .init("text", .string("100"))])
        #expect(try value.evaluate(in: environment) == .list([.record(emittedRecord)]))
        #expect(bag.sorted.isEmpty)
    }
}
