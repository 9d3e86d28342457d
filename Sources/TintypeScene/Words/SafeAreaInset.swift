import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let safeAreaInset = ModifierSpec(
        "safeAreaInset", "Shows views at an edge, which keep this one away from there as an unsafe area does.",
        [
            ArgumentSpec("edge", .choice(Choices.edge.names), "The edge; it is no expression.").required,
            .alignment(.guide, "What the two share along the edge."),
            ArgumentSpec(
                "spacing", .number, "The distance between the two, in points; the views' own without it."),
            .main("content", .views, "The views at the edge.").required,
        ]
    ) { call in
        let (spacing, content) = (call.optionalNumber("spacing"), call.views("content"))
        guard let written = call.value("edge"),
            let name = call.reader.name(written, among: Choices.edge.names.values, what: "edge"),
            let edge = Choices.edge.value(name)
        else { return { _, _, _ in } }
        switch edge {
        case .vertical(let edge):
            let alignment = call.horizontalGuide("alignment")
            return wrapping { frame, scope in
                SafeAreaInsetModifier(edge: edge, alignment: alignment(frame, scope), spacing: spacing(frame, scope)) {
                    content(frame, &$0)
                }
            }
        case .horizontal(let edge):
            let alignment = call.verticalGuide("alignment")
            return wrapping { frame, scope in
                SafeAreaInsetModifier(edge: edge, alignment: alignment(frame, scope), spacing: spacing(frame, scope)) {
                    content(frame, &$0)
                }
            }
        }
    }
}

/// An edge, with the axis that says along which guides what stands there is aligned.
enum SceneEdge {
    case vertical(VerticalEdge)
    case horizontal(HorizontalEdge)
}
