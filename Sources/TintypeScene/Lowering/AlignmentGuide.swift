import Foundation
import TintypeGraphics
import TintypeTree

/// What an expression can read of a view's dimensions, and the guides that a scene can set.
enum SceneGuide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// `center` is of the axis of the guide that is set.
    static let all: [(name: String, value: SceneGuide)] = [
        ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
        ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)), ("verticalCenter", .vertical(.center)),
        ("bottom", .vertical(.bottom)), ("firstTextBaseline", .vertical(.firstTextBaseline)),
        ("lastTextBaseline", .vertical(.lastTextBaseline)),
    ]

    static let names = SceneChoice("guide", all.map(\.name))
    static let dimensions = SceneType.record(
        SceneRecordType((["width", "height", "center"] + names.values).map { .init($0, .number) }))

    func value(in dimensions: ViewDimensions) -> CGFloat {
        switch self {
        case .horizontal(let guide): dimensions[guide]
        case .vertical(let guide): dimensions[guide]
        }
    }

    /// A member of the record that expressions see.
    func member(_ name: String, of dimensions: ViewDimensions) -> CGFloat {
        switch name {
        case "width": return dimensions.width
        case "height": return dimensions.height
        case "center":
            if case .horizontal = self { return dimensions[HorizontalAlignment.center] }
            return dimensions[VerticalAlignment.center]
        default: return SceneGuide.all.first { $0.name == name }?.value.value(in: dimensions) ?? 0
        }
    }
}

extension ModifierSpec {
    static let alignmentGuide = ModifierSpec(
        "alignmentGuide", "Says where a guide of the view lies, in points from its leading or top edge.",
        [
            ArgumentSpec("guide", .choice(SceneGuide.names), "The guide.").required,
            ArgumentSpec("as", .binding, "The name of the view's dimensions.", default: "d"),
            ArgumentSpec("value", .number, "Where it lies, e.g. =d.height / 2.").required,
        ]
    ) { call in
        let name = call.binding("as", default: "d")
        guard let written = call.value("guide"),
            let text = call.reader.name(written, among: SceneGuide.names.values, what: "guide"),
            let guide = SceneGuide.all.first(where: { $0.name == text })?.value, let value = call.value("value"),
            let typed = call.checker.typed(value, as: .number, in: call.scope.binding(name, SceneGuide.dimensions))
        else { return { _, _, _ in } }
        // Only what the expression reads is asked for: a guide may be long to find.
        let members = typed.node.fields(of: name)
        let argument = Argument(typed, fallback: .number(0))
        func compute(_ frame: SceneFrame, _ scope: Scope) -> (ViewDimensions) -> CGFloat {
            { dimensions in
                let fields = members.map {
                    SceneRecord.Field($0, .number(Double(guide.member($0, of: dimensions))))
                }
                let inner = frame.binding(name, .record(SceneRecord(fields)))
                return CGFloat(argument(inner, scope).number ?? 0)
            }
        }
        switch guide {
        case .horizontal(let guide): return wrapping { AlignmentGuideModifier(guide, compute($0, $1)) }
        case .vertical(let guide): return wrapping { AlignmentGuideModifier(guide, compute($0, $1)) }
        }
    }
}

extension TypedNode {
    /// The fields of a name that stand in the expression, each once.
    fileprivate func fields(of name: String) -> [String] {
        var fields: Set<String> = []
        var open = [self]
        while let next = open.popLast() {
            if case .field(.name(name), let field) = next { fields.insert(field) }
            open += next.children
        }
        return fields.sorted()
    }
}
