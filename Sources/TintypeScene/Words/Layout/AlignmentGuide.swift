import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let alignmentGuide = ModifierSpec(
        "alignmentGuide", "Says where a guide of the view lies, in points from its leading or top edge.",
        [
            ArgumentSpec("guide", .guide, "The guide: one of SwiftUI's, or one of the scene's alignments.").required,
            ArgumentSpec("as", .binding, "The name of the view's dimensions.", default: "d"),
            ArgumentSpec("value", .number, "Where it lies, e.g. =d.height / 2.").required,
        ],
        example: WordExample(
            """
            HStack:
              alignment: top
              children:
                - Text: Lower
                  modifiers:
                    - alignmentGuide: {guide: top, value: =d.height * -0.5}
                - Text: Higher
            """,
            swift: """
                HStack(alignment: .top) {
                    Text("Lower")
                        .alignmentGuide(.top) { d in d.height * -0.5 }
                    Text("Higher")
                }
                """)
    ) { call in
        let name = call.binding("as", default: "d")
        let guides = SceneGuide.builtIn + call.checker.guides
        guard let written = call.value("guide"),
            let text = call.reader.name(written, among: guides.map(\.name), what: "guide"),
            let guide = guides.first(where: { $0.name == text })?.value, let value = call.value("value"),
            let typed = call.checker.typed(
                value, as: .number, in: call.scope.binding(name, GuideDimensions.type(guides.map(\.name))))
        else { return { _, _, _ in } }
        let dimensions = GuideDimensions(guides: guides, axisOf: guide)
        // Only what the expression reads is asked for: a guide may be long to find.
        let members = typed.node.fields(of: name)
        let argument = Argument(typed, fallback: .number(0))
        func compute(_ frame: SceneFrame, _ scope: Scope) -> (ViewDimensions) -> CGFloat {
            { view in
                let fields = members.map {
                    SceneRecord.Field($0, .number(Double(dimensions.member($0, of: view))))
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

/// The dimensions of a view as expressions see them: a record of its lengths and of where its guides lie.
private struct GuideDimensions {
    let guides: [(name: String, value: SceneGuide)]
    /// The guide that is set: `center` is of its axis.
    let axisOf: SceneGuide

    static func type(_ guides: [String]) -> SceneType {
        .record(SceneRecordType((["width", "height", "center"] + guides).map { .init($0, .number) }))
    }

    func member(_ name: String, of dimensions: ViewDimensions) -> CGFloat {
        switch name {
        case "width": return dimensions.width
        case "height": return dimensions.height
        case "center":
            if case .horizontal = axisOf { return dimensions[HorizontalAlignment.center] }
            return dimensions[VerticalAlignment.center]
        default: return guides.first { $0.name == name }?.value.value(in: dimensions) ?? 0
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
