import TintypeGraphics
import TintypeTree

extension SceneSchema {
    /// The schema of an argument's value.
    static func kind(_ spec: ArgumentSpec) -> JSONValue {
        switch spec.kind {
        case .number, .integer: number(spec)
        case .string: .reference("string")
        case .bool: .either([.type("boolean"), .reference("expression")])
        case .color: .reference("color")
        case .style: .reference("style")
        case .font: .reference("font")
        case .choice(let choice): .either([.names(choice.values), .reference("expression")])
        case .choices(let choice):
            .either([.names(choice.values), .list(of: .names(choice.values)), .reference("expression")])
        case .alignment: .reference("alignment")
        case .horizontalGuide: .reference("horizontalGuide")
        case .verticalGuide: .reference("verticalGuide")
        case .guide: .either([.names(SceneGuide.builtIn.map(\.name) + ["center"]), .type("string")])
        case .ratio: .either([number(spec), size])
        case .lengths:
            .either([
                .type("null"), .reference("number"),
                .mapping(GridItem.lengths.map { ($0.name, kind($0).described($0.doc)) }),
            ])
        case .gridItems: .either([.reference("gridItem"), .list(of: .reference("gridItem"))])
        case .unitPoint: .reference("unitPoint")
        case .point: .either([.reference("point"), .reference("expression")])
        case .points: .either([.list(of: .reference("point")), .reference("expression")])
        case .size: .either([size, .reference("expression")])
        case .rect: .either([rect, .reference("expression")])
        case .insets: .either([.type("number"), .object([])])
        case .numbers: .either([.list(of: .reference("number")), .reference("expression")])
        case .colors: .list(of: .reference("color"))
        case .stops: .list(of: .reference("stop"))
        case .shape: .reference("shape")
        case .views: .reference("views")
        case .texts: .list(of: .either([.reference("string"), .reference("call")]))
        case .group(let specs): call(specs)
        case .calls(let steps): .list(of: .either([.names(steps.map(\.name)), .mapping(steps.map(step))]))
        case .oneOf(let calls):
            .either([
                .names(calls.map(\.name)), .mapping(calls.map(step)),
                .list(of: .either([.names(calls.map(\.name)), .mapping(calls.map(step))])),
            ])
        case .styleOrViews: .either([.reference("style"), .reference("views")])
        case .namespace, .preference, .binding: .type("string")
        case .anchorSource:
            .either([anchorSource, .list(of: anchorSource), .reference("expression")])
        case .assignments: .names(of: .object([]))
        case .elements: .either([.type("array"), .type("string")])
        case .value: .object([])
        case .date: .either([.object([("type", .string("string")), ("pattern", .string("^=|[-:]"))])])
        case .bounds, .dateBounds: .either([range, .list(of: .object([]))])
        case .columns: .list(of: column)
        case .bound(let kind):
            .either([.reference("binding"), self.kind(ArgumentSpec(spec.name, kind, spec.doc, range: spec.range))])
        case .action: .either([.reference("action"), .list(of: .reference("action"))])
        case .type: .object([])
        case .detents: .either([detent, .list(of: detent)])
        case .typeSizes:
            .either([
                .names(Choices.dynamicTypeSize.names.values),
                .object([("type", .string("string")), ("pattern", .string("^=|\\.\\.\\."))]),
            ])
        case .controlStyle(let choice): .either([.names(choice.values), .reference("string")])
        }
    }

    private static let range = JSONValue.object([("type", .string("string")), ("pattern", .string("\\.\\.\\."))])

    /// `{TableColumn: {…}}`, or its title alone.
    private static var column: JSONValue {
        let arguments = ArgumentSpec.tableColumn.map { ($0.name, kind($0).described($0.doc)) }
        return .mapping([("TableColumn", .either([.reference("string"), .mapping(arguments)]))])
    }

    private static func step(_ step: NamedCall) -> (String, JSONValue) {
        (step.name, call(step.arguments).described(step.doc))
    }

    private static func number(_ spec: ArgumentSpec) -> JSONValue {
        guard let range = spec.range else { return .reference("number") }
        var entries: [(String, JSONValue)] = [("type", .string(spec.kind == .integer ? "integer" : "number"))]
        let isOpen = range.lowerBound == .leastNonzeroMagnitude
        entries.append(isOpen ? ("exclusiveMinimum", .number(0)) : ("minimum", .number(range.lowerBound)))
        if range.upperBound.isFinite { entries.append(("maximum", .number(range.upperBound))) }
        return .either([.object(entries), .reference("expression")])
    }

    private static let anchorSource = JSONValue.either([.names(["bounds"]), .reference("unitPoint"), rect])
    private static let size = JSONValue.mapping(
        [("width", .reference("number")), ("height", .reference("number"))], required: ["width", "height"])
    private static let detent = JSONValue.either([
        .names(Choices.detent.names.values), .mapping([("fraction", .reference("number"))], required: ["fraction"]),
        .mapping([("height", .reference("number"))], required: ["height"]),
    ])
    private static var axes: JSONValue {
        .mapping(CallReader.axes.map { ($0.name, kind($0).described($0.doc)) })
    }

    private static var gridItem: JSONValue {
        .mapping(GridItem.arguments.map { ($0.name, kind($0).described($0.doc)) })
    }

    /// One of SwiftUI's names, or any: a scene declares guides of its own.
    private static func guide(_ choice: SceneChoice) -> JSONValue {
        .either([.names(choice.values), .type("string")])
    }

    private static let rect = JSONValue.mapping(
        ["x", "y", "width", "height"].map { ($0, .reference("number")) }, required: ["x", "y", "width", "height"])

    /// The definitions of values that arguments refer to.
    static var values: [(String, JSONValue)] {
        let colorForms = Color.forms.map { keys in
            JSONValue.mapping(
                keys.map { key in
                    let isColor = ["color", "light", "dark"].contains(key)
                    return (key, .reference(isColor ? "color" : key == "name" ? "string" : "number"))
                }, required: keys.filter { $0 != "opacity" })
        }
        let gradient = JSONValue.mapping(
            [("gradient", .either([.reference("color"), .list(of: .reference("color"))]))], required: ["gradient"])
        let forms = StyleForm.all.map { form in
            form.isFlat
                ? call(form.arguments)
                : JSONValue.mapping([(form.name, call(form.arguments))], required: [form.name])
        }
        let shapes = JSONValue.mapping(Vocabulary.shapes.map { ($0.name, .object([])) })
        let fontKeys = Font.mappingArguments.map { ($0.name, kind($0).described($0.doc)) }
        return [
            (
                "expression",
                .object([("type", .string("string")), ("pattern", .string("^=")), ("description", .string("=a + b"))])
            ),
            (
                "binding",
                .object([
                    ("type", .string("string")), ("pattern", .string("^\\$[^(]")), ("description", .string("$state")),
                ])
            ),
            (
                "action",
                .either([
                    .names(["dismiss"]),
                    .mapping(SceneAction.words.map { ($0.name, .object([("description", .string($0.doc))])) }),
                ])
            ),
            ("number", .either([.type("number"), .names(["infinity", "-infinity"]), .reference("expression")])),
            ("string", .either([.type("string"), .type("number"), .type("boolean"), .type("null")])),
            ("hexColor", .object([("type", .string("string")), ("pattern", .string("^#[0-9A-Fa-f]{3,8}$"))])),
            (
                "color",
                .either(
                    [.names(Color.words.map(\.name)), .reference("hexColor"), .reference("expression")] + colorForms)
            ),
            ("style", .either([.names(NamedStyle.names), gradient] + forms + [.reference("color")])),
            (
                "stop",
                .mapping(
                    [("color", .reference("color")), ("location", .reference("number"))],
                    required: ["color", "location"])
            ),
            (
                "font",
                .either([
                    .names(Choices.textStyle.names.values), .type("number"), .reference("expression"),
                    .mapping(fontKeys),
                ])
            ),
            (
                "unitPoint",
                .either([.names(Choices.unitPoint.names.values), .reference("point"), .reference("expression")])
            ),
            ("alignment", .either([.names(Choices.alignment.names.values), axes, .reference("expression")])),
            ("horizontalGuide", guide(Choices.horizontalAlignment.names)),
            ("verticalGuide", guide(Choices.verticalAlignment.names)),
            ("gridItem", .either([.names(["flexible"]), gridItem])),
            ("point", .mapping([("x", .reference("number")), ("y", .reference("number"))], required: ["x", "y"])),
            ("shape", .either([.names(Vocabulary.shapes.map(\.name)), shapes])),
        ]
    }
}
