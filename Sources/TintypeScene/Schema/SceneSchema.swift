import TintypeGraphics
import TintypeTree

/// The JSON Schema of scene files, derived from the vocabulary: by it editors complete names, arguments and choices, and
/// underline what is wrong.
///
/// It is a little wider than the checker: components and modifiers that a scene declares are names of its own, and what
/// an expression gives is known only to the checker.
package enum SceneSchema {
    /// The schema, of the draft of 2020-12. The same text each time.
    package static func json() -> String {
        let schema = JSONValue.object([
            ("$schema", .schemaDraft),
            ("title", .string("Tintype scene")),
            ("description", .string("A scene file: what is drawn, on what canvas, and what it declares.")),
            ("type", .string("object")),
            ("properties", .object(sections)),
            ("required", .list([.string("body")])),
            ("additionalProperties", .bool(false)),
            ("$defs", .object(definitions)),
        ])
        return schema.text() + "\n"
    }

    private static var sections: [(String, JSONValue)] {
        let values: [String: JSONValue] = [
            "$schema": .type("string").described("Where editors find this schema."),
            "version": .object([("const", .number(Double(SceneFile.format)))]).described(
                "The version of the format; without it the first."),
            "name": .type("string").described("What the scene calls itself."),
            "import": .either([.type("string"), .list(of: .type("string"))]).described(
                "Scene files whose components, modifiers, styles, preferences, values and data this one can use."),
            "data": .names(
                of: .either([
                    .type("string"),
                    .mapping([("file", .type("string")), ("type", .object([]))], required: ["file"]),
                ])
            ).described("Values of JSON and CSV files beside the scene, by name."),
            "assets": .type("string").described(
                "The folder or the asset catalogue whose pictures and colours the scene can name; without it "
                    + "Assets.xcassets or _assets beside the scene."),
            "styles": .names(of: .reference("styleDeclaration")).described(
                "Styles of controls that the scene declares."),
            "layouts": .names(of: .reference("layoutDeclaration")).described("Layouts that the scene declares."),
            "canvas": arguments(SceneCanvas.arguments).described("What the scene is drawn on."),
            "environment": .names(of: .reference("declaration")).described(
                "Values of the environment that the scene declares, each with its type or its default."),
            "alignments": .names(of: .names(SceneGuide.builtIn.map(\.name))).described(
                "Alignments that the scene declares, each with the guide that it is where a view says nothing."),
            "preferences": .names(of: .reference("preference")).described(
                "Preferences that the scene declares: a type or a default, and how several values become one."),
            "namespaces": .reference("namespaces"),
            "state": .names(of: .reference("declaration")).described("States with their start values."),
            "components": .names(of: .reference("component")).described("Views that the scene declares."),
            "modifiers": .names(of: .reference("component")).described("Modifiers that the scene declares."),
            "body": .reference("views"),
            "timeline": .list(of: instant).described(
                "The changes that the scene makes to its states, each at its instant."),
        ].merging(pictures) { own, _ in own }
        return SceneFile.keys.map { key in
            guard let value = values[key] else { preconditionFailure("The section \(key) has no schema.") }
            return (key, value)
        }
    }

    private static var instant: JSONValue {
        let own = SceneChecker.instantArguments.map { ($0.name, kind($0).described($0.doc)) }
        let actions = SceneAction.words.map { ($0.name, JSONValue.object([("description", .string($0.doc))])) }
        let touches = SceneTouch.words.map { ($0.name, call($0.arguments).described($0.doc)) }
        let scroll = (SceneTouch.scroll.name, JSONValue.type("string").described(SceneTouch.scroll.doc))
        return .mapping(own + actions + touches + [scroll], required: ["at"])
    }

    private static var definitions: [(String, JSONValue)] {
        fixed + values + pictureValues
            + Vocabulary.views.map { ("view \($0.name)", call($0.arguments).described($0.doc)) }
            + Vocabulary.modifiers.map { ("modifier \($0.name)", call($0.arguments).described($0.doc)) }
    }

    private static var beside: [(String, JSONValue)] {
        [("modifiers", .list(of: .reference("modifier"))), ("id", .reference("string"))]
    }

    private static var fixed: [(String, JSONValue)] {
        let builtIn = Vocabulary.views.map { ($0.name, JSONValue.reference("view \($0.name)")) }
        let prelude = Prelude.components.map { ($0, JSONValue.object([])) }
        let modifiers = Vocabulary.modifiers.map { ($0.name, JSONValue.reference("modifier \($0.name)")) }
        let own = Prelude.modifiers.filter { name in !Vocabulary.modifiers.contains { $0.name == name } }
            .map { ($0, JSONValue.object([])) }
        let condition = [
            ("if", JSONValue.reference("expression")), ("content", .reference("views")), ("else", .reference("views")),
        ]
        let part = [
            ("parameters", JSONValue.names(of: .object([]))), ("namespaces", .reference("namespaces")),
            ("state", .names(of: .reference("declaration"))), ("body", .reference("views")),
        ]
        return [
            ("views", .either([.reference("view"), .list(of: .reference("view"))])),
            ("view", .either([.type("string"), .reference("condition"), .reference("call")])),
            ("condition", .mapping(condition + beside, required: ["if", "content"])),
            ("call", .mapping(builtIn + prelude + beside, isOpen: true)),
            ("modifier", .either([.type("string"), .reference("modifierCall")])),
            ("modifierCall", .mapping(modifiers + own, isOpen: true)),
            ("component", .mapping(part, required: ["body"])),
            (
                "layoutDeclaration",
                .mapping(
                    [
                        ("parameters", .names(of: .object([]))), ("propose", .object([])), ("place", .object([])),
                        ("size", .object([])),
                    ], required: ["place"])
            ),
            (
                "styleDeclaration",
                .mapping([("for", .names(ControlKind.allCases.map(\.rawValue)))] + part, required: ["for", "body"])
            ),
            ("namespaces", .list(of: .type("string")).described("Namespaces, fresh for each use.")),
            ("declaration", .object([])),
            (
                "preference",
                .mapping(
                    [
                        ("type", .object([])), ("default", .object([])),
                        ("reduce", .names(DeclaredPreference.Reduce.allCases.map(\.rawValue))),
                    ], required: ["reduce"])
            ),
        ]
    }

    /// The schema of a call: a mapping of the arguments, or a value of the main one.
    static func call(_ specs: [ArgumentSpec]) -> JSONValue {
        let isOptional = !specs.contains(where: \.isRequired)
        let nothing: [JSONValue] = isOptional ? [.type("null")] : []
        guard !specs.isEmpty else { return .type("null") }
        let labelled = arguments(specs)
        guard let main = specs.first(where: \.isMain) else { return .either(nothing + [labelled]) }
        // As the checker does: one known label makes a mapping one of labelled arguments.
        let isLabelled = JSONValue.object([
            ("type", .string("object")),
            ("anyOf", .list(specs.map { .object([("required", .list([.string($0.name)]))]) })),
        ])
        return .object([("if", isLabelled), ("then", labelled), ("else", .either(nothing + [kind(main)]))])
    }

    private static func arguments(_ specs: [ArgumentSpec]) -> JSONValue {
        let properties = specs.map { spec -> (String, JSONValue) in
            let suffix = spec.defaultText.map { " Default: \($0)." } ?? ""
            return (spec.name, kind(spec).described(spec.doc + suffix))
        }
        return .mapping(properties, required: specs.filter(\.isRequired).map(\.name))
    }
}
