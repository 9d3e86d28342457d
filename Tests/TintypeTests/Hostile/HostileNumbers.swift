import TintypeScene

/// The scenes in which a number of the vocabulary is one that geometry has no answer for. New words of the vocabulary
/// are in them by themselves.
struct HostileNumbers {
    static let numbers = [
        "infinity", "-infinity", "1e308", "-0.0", "5e-324", "0", "-1e9", "9223372036854775808", "-9223372036854775808",
        "0.0000001",
    ]

    /// The places where a number can stand in what is written for an argument of a kind; `#` stands for it.
    private static func forms(_ kind: ArgumentKind) -> [String] {
        switch kind {
        case .number, .integer: ["#"]
        case .ratio: ["#", "{width: #, height: 3}", "{width: 3, height: #}"]
        case .gridItems:
            [
                "[{fixed: #}]", "[{flexible: #}]", "[{flexible: {minimum: 1, maximum: #}}]", "[{adaptive: #}]",
                "[{adaptive: {minimum: 0.5, maximum: #}}]", "[{adaptive: 10, spacing: #}]", "[{flexible: 1, count: #}]",
                "[{fixed: 4, spacing: #}, {adaptive: #, spacing: #}]",
            ]
        case .unitPoint, .point: ["{x: #, y: 0.5}", "{x: 0.5, y: #}"]
        case .points: ["[{x: #, y: 0}, {x: 1, y: #}, {x: 0, y: 1}, {x: 1, y: 1}]"]
        case .rect: ["{x: #, y: 0, width: 4, height: 4}", "{x: 0, y: 0, width: #, height: #}"]
        case .group(let specs): calls(specs, of: "").map { "{\($0)}" }
        case .calls(let steps):
            steps.flatMap { step -> [String] in
                // A path's steps draw something between others alone.
                let isPath = steps.contains { $0.name == "line" }
                return calls(step.arguments, of: "").map {
                    isPath
                        ? "[{move: {x: 1, y: 1}}, {\(step.name): {\($0)}}, {line: {x: 9, y: 3}}]"
                        : "[{\(step.name): {\($0)}}]"
                }
            }
        case .oneOf(let steps):
            steps.flatMap { step in calls(step.arguments, of: "").map { "{\(step.name): {\($0)}}" } }
        case .size: ["{width: #, height: 1}", "{width: 1, height: #}"]
        case .insets: ["#", "{top: #, leading: 1, bottom: 1, trailing: 1}"]
        case .numbers: ["[#, 1]", "[1, #]"]
        case .font: ["#", "{size: #}"]
        case .bounds: ["[0, #]", "[#, 1]", "#...#"]
        case .bound(let kind): forms(kind)
        case .columns: ["[{TableColumn: {title: a, value: b, width: #}}, {TableColumn: {title: a, maxWidth: #}}]"]
        case .stops: ["[{color: red, location: #}, {color: blue, location: 1}]"]
        case .shape: ["{RoundedRectangle: #}"]
        case .detents: ["{height: #}", "[{fraction: #}, large]"]
        case .color:
            ["{red: #, green: 0, blue: 1}", "{white: 1, opacity: #}", "{hue: #, saturation: 1, brightness: #}"]
        case .colors: ["[red, {white: #}]"]
        case .style, .styleOrViews:
            [
                "{linearGradient: {colors: [red, blue], startPoint: {x: #, y: 0}, endPoint: {x: 1, y: #}}}",
                "{radialGradient: {colors: [red, blue], startRadius: 1, endRadius: #}}",
                "{ellipticalGradient: {colors: [red, blue], endRadiusFraction: #}}",
                "{angularGradient: {colors: [red, blue], startAngle: #, endAngle: 90}}",
                "{style: red, shadow: {radius: #, x: #}, innerShadow: {radius: 2, y: #}}",
            ]
        default: []
        }
    }

    /// Something that may be written for an argument that is not asked about.
    private static func sample(_ spec: ArgumentSpec) -> String {
        switch spec.kind {
        case .number, .integer, .ratio, .insets, .value: "1"
        case .string: spec.name == "systemName" ? "star" : "a"
        case .bool: "true"
        case .color: "red"
        case .colors: spec.isRequired ? "[red, blue, green, white]" : "[red, blue]"
        case .stops: "[{color: red, location: 0}, {color: blue, location: 1}]"
        case .style, .styleOrViews: "blue"
        case .font: "body"
        case .choice(let choice), .choices(let choice): choice.values[0]
        case .alignment, .horizontalGuide, .unitPoint: "center"
        case .verticalGuide, .guide: "top"
        case .lengths: "10"
        case .gridItems: "[flexible]"
        case .point: "{x: 1, y: 1}"
        case .points: "[{x: 0, y: 0}, {x: 1, y: 0}, {x: 0, y: 1}, {x: 1, y: 1}]"
        case .rect: "{x: 0, y: 0, width: 1, height: 1}"
        case .texts: "[a]"
        case .group(let specs): sample(of: specs)
        case .oneOf(let steps): steps[0].name
        case .calls(let steps):
            if steps.contains(where: { $0.name == "rect" }) {
                "[{rect: {x: 0, y: 0, width: 4, height: 4}}]"
            } else {
                "[{\(steps[0].name): \(sample(of: steps[0].arguments))}]"
            }
        case .size: "{width: 1, height: 1}"
        case .numbers: "[1, 2]"
        case .shape: "Circle"
        case .views: "[{Text: Hello}]"
        case .namespace: "n"
        case .preference: "p"
        case .anchorSource: "bounds"
        case .binding: "b"
        case .assignments: "{s: 1}"
        case .elements: "0..<2"
        case .date: "2026-11-22"
        case .bounds: "0...1"
        case .dateBounds: "2026-01-01...2026-12-31"
        case .columns: "[{TableColumn: {title: a, value: b}}]"
        case .bound(let kind): sample(spec, as: kind)
        case .action: "{set: {s: 1}}"
        case .type: "string"
        case .detents: "medium"
        case .typeSizes: "small...xLarge"
        case .controlStyle(let choice): choice.values[0]
        }
    }

    /// The arguments that must be written.
    private static func sample(of specs: [ArgumentSpec]) -> String {
        "{" + specs.filter(\.isRequired).map { "\($0.name): \(sample($0))" }.joined(separator: ", ") + "}"
    }

    private static func sample(_ spec: ArgumentSpec, as kind: ArgumentKind) -> String {
        var spec = spec
        spec.kind = kind
        return sample(spec)
    }

    /// Arguments that mean something only beside others.
    private static let besides = [
        "degrees": ["x": "1"], "radians": ["x": "1"], "perspective": ["degrees": "20", "x": "1"],
        "anchorZ": ["degrees": "20", "x": "1"], "count": ["span": "1"], "span": ["count": "2"],
        "dash": ["stroke": "red"], "dashPhase": ["stroke": "red", "dash": "[2, 1]"], "lineWidth": ["stroke": "red"],
        "miterLimit": ["stroke": "red"], "length": ["axes": "horizontal"], "spacing": ["count": "2"],
        "in": ["style": "blue"], "x": ["degrees": "20"], "y": ["degrees": "20"], "z": ["degrees": "20"],
        "anchor": ["degrees": "20", "id": "a"], "viewBox": ["d": "M0 0 L4 2"], "format": ["value": "1"],
        "startAngle": ["endAngle": "90"], "endAngle": ["startAngle": "0"], "tertiary": ["secondary": "red"],
        "min": ["ideal": "1"], "max": ["ideal": "1"], "variableValue": ["systemName": "wifi"],
    ]

    /// Arguments that words have and refuse: of shapes that cannot be drawn smaller, and of meshes that fit no other number.
    private static func isRefused(_ argument: String, of name: String) -> Bool {
        switch name {
        case "Path", "AnyShape": ["inset", "strokeBorder"].contains(argument)
        case "MeshGradient": argument != "points"
        // Of a file, which there is none of.
        case "Image": argument == "scale"
        default: false
        }
    }

    /// The arguments that a word needs besides the argument, where it takes one of several.
    private static func others(_ name: String) -> [String: String] {
        switch name {
        case "MeshGradient": ["width": "2", "height": "2"]
        case "Path": ["elements": "[{rect: {x: 0, y: 0, width: 4, height: 4}}]"]
        case "RoundedRectangle": ["cornerRadius": "4"]
        default: [:]
        }
    }

    private static let exclusive = ["viewBox": "elements", "cornerSize": "cornerRadius"]

    /// The text after the name of a view or a modifier, for each number that it takes.
    static func calls(_ specs: [ArgumentSpec], of name: String) -> [String] {
        specs.filter { !isRefused($0.name, of: name) }.flatMap { spec in
            forms(spec.kind).map { form in
                var written = [spec.name: form]
                for other in specs where other.isRequired && other.name != spec.name {
                    written[other.name] = sample(other)
                }
                if specs.contains(where: { $0.name == "children" }) {
                    written["children"] = "[{Text: Hello}, {Color: red}]"
                }
                for (key, value) in others(name) where exclusive[spec.name] != key {
                    if key != spec.name { written[key] = value }
                }
                for (key, value) in besides[spec.name] ?? [:]
                where specs.contains(where: {
                    $0.name == key && (key != "style" || $0.kind == .style)
                }) {
                    written[key] = written[key] ?? value
                }
                if name.hasSuffix("Gradient"), name != "MeshGradient", written["stops"] == nil {
                    written["colors"] = written["colors"] ?? "[red, blue]"
                }
                if name == "rotation3DEffect", written["y"] == nil, written["z"] == nil {
                    written["x"] = written["x"] ?? "1"
                }
                return written.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
            }
        }
    }

    /// All of a view or a modifier's numbers as bodies of scenes, with `#` for the number.
    static func bodies(view spec: ViewSpec) -> [String] {
        calls(spec.arguments, of: spec.name).enumerated().map { index, call in
            let view = "{\(spec.name): {\(call)}}"
            return index.isMultiple(of: 2) ? view : "{HStack: [{Text: a}, \(view), {Color: red}]}"
        }
    }

    static func bodies(modifier spec: ModifierSpec) -> [String] {
        let views = [
            "{Text: Hello there", "{Grid: [{GridRow: [{Color: red}]}]", "{ScrollView: [{LazyVStack: [{Text: a}]}]",
        ]
        let isOfImage = ["resizable", "renderingMode", "interpolation", "antialiased"].contains(spec.name)
        return calls(spec.arguments, of: spec.name).enumerated().map { index, call in
            "\(isOfImage ? "{Image: {systemName: star}" : views[index % views.count]), modifiers: [{\(spec.name): {\(call)}}, {padding: 1}]}"
        }
    }

    /// A scene around a body, the number written as it is, or as the value of a state.
    static func scene(_ body: String, _ number: String, isState: Bool) -> String {
        """
        canvas: {width: 30, height: 30}
        namespaces: [n]
        preferences: {p: {type: number, default: 0, reduce: last}}
        state: {s: 1, v: {type: number, default: \(isState ? number : "1")}}
        body: \(body.replacing("#", with: isState ? "=v" : number))
        """
    }
}
