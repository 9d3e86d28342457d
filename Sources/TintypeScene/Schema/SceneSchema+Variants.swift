import TintypeGraphics

extension SceneSchema {
    /// The sections that say which pictures a scene has and how they are compared.
    static var pictures: [String: JSONValue] {
        let ids = JSONValue.either([.type("string"), .list(of: .type("string"))])
        let items = JSONValue.list(of: .reference("combination"))
        return [
            "variants": .mapping(
                axes + [
                    ("include", items.described("Further variants, each by what sets it apart.")),
                    ("exclude", items.described("What is taken away of the variants that the axes cross to.")),
                ], isOpen: true
            ).described("Axes with their values, which cross to a golden each. A state's name is an axis as well."),
            "frames": labelled(FramesReader.arguments).described(
                "The instants of the golden, which is an animation then, compared frame by frame."),
            "compare": labelled(ComparisonReader.arguments).described(
                "What the pictures may be off, always with a reason; without it nothing."),
            "ignore": ids.described("Ids of views whose pixels are left out of the comparison."),
            "redact": ids.described("Ids of views that are painted over in the picture."),
        ]
    }

    /// The definitions that the sections refer to.
    static var pictureValues: [(String, JSONValue)] {
        [("combination", .mapping(axes, isOpen: true))]
    }

    private static var axes: [(String, JSONValue)] {
        let known = VariantAxis.builtIn.map { axis -> (String, JSONValue) in
            guard let spec = SceneCanvas.arguments.first(where: { $0.name == axis.name }) else {
                preconditionFailure("The canvas has an argument for every axis that is no state.")
            }
            return (axis.name, values(kind(spec)).described(spec.doc))
        }
        let states = JSONValue.names(of: .object([])).described("States of the scene, each with its values.")
        return known + [("states", states)]
    }

    /// A value, a value with a name, or a list of them.
    private static func values(_ value: JSONValue) -> JSONValue {
        let named = JSONValue.object([
            ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
            ("additionalProperties", value),
        ])
        return .either([value, named, .list(of: .either([value, named]))])
    }

    private static func labelled(_ specs: [ArgumentSpec]) -> JSONValue {
        func property(_ spec: ArgumentSpec) -> (String, JSONValue) {
            let value: JSONValue =
                switch spec.name {
                case "at": .either([.type("number"), .list(of: .type("number"))])
                case "density": labelled(ComparisonReader.densityArguments)
                case "quarantine": labelled(ComparisonReader.quarantineArguments)
                case "expires", "until":
                    .object([("type", .string("string")), ("pattern", .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))])
                default: kind(spec)
                }
            return (spec.name, value.described(spec.doc + (spec.defaultText.map { " Default: \($0)." } ?? "")))
        }
        return .mapping(specs.map(property), required: specs.filter(\.isRequired).map(\.name))
    }
}
