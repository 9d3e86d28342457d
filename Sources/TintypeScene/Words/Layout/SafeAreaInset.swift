import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let safeAreaInset = ModifierSpec(
        "safeAreaInset", "Shows views at an edge, which keep this one away from there as an unsafe area does.",
        insetArguments,
        example: WordExample(
            """
            Color: mint
            modifiers:
              - safeAreaInset: {edge: bottom, spacing: 0, content: [{Text: 3 items, modifiers: [padding]}]}
            """,
            swift: """
                Color.mint
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        Text("3 items").padding()
                    }
                """)
    ) { $0.insetAtEdge() }

    static let safeAreaBar = ModifierSpec(
        "safeAreaBar", "A bar of the author's own at an edge, which keeps the view away from there.", insetArguments,
        example: WordExample(
            """
            Color: mint
            modifiers:
              - safeAreaBar: {edge: top, alignment: leading, content: [{Text: Filters, modifiers: [padding]}]}
            """,
            swift: """
                Color.mint
                    .safeAreaBar(edge: .top, alignment: .leading) {
                        Text("Filters").padding()
                    }
                """)
    ) { $0.insetAtEdge() }

    private static let insetArguments: [ArgumentSpec] = [
        ArgumentSpec("edge", .choice(Choices.edge.names), "The edge; it is no expression.").required,
        .alignment(.guide, "What the two share along the edge."),
        ArgumentSpec("spacing", .number, "The distance between the two, in points; the views' own without it."),
        .main("content", .views, "The views at the edge.").required,
    ]
}

extension CallReader {
    fileprivate func insetAtEdge() -> ModifierBody {
        let (spacing, content) = (optionalNumber("spacing"), views("content"))
        guard let written = value("edge"),
            let name = reader.name(written, among: Choices.edge.names.values, what: "edge"),
            let edge = Choices.edge.value(name)
        else { return { _, _, _ in } }
        switch edge {
        case .vertical(let edge):
            let alignment = horizontalGuide("alignment")
            return wrapping { frame, scope in
                SafeAreaInsetModifier(edge: edge, alignment: alignment(frame, scope), spacing: spacing(frame, scope)) {
                    content(frame, &$0)
                }
            }
        case .horizontal(let edge):
            let alignment = verticalGuide("alignment")
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
