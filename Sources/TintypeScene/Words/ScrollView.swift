import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let scrollView = ViewSpec(
        "ScrollView", "A window on content that may be larger; scrollPosition says what is seen of it.",
        [
            ArgumentSpec(
                "axes", .choices(Choices.axes.names), "Along which the content scrolls.", default: "vertical"),
            ArgumentSpec("showsIndicators", .bool, "Taken, as SwiftUI does; at rest none are seen.", default: "true"),
            .children,
        ],
        example: WordExample(
            """
            ScrollView:
              - ForEach: {data: 1...40, content: [{Text: Row $(item)}]}
            """,
            swift: #"""
                ScrollView {
                    ForEach(1...40, id: \.self) { item in
                        Text("Row \(item)")
                    }
                }
                """#)
    ) { call in
        let axes = call.choices("axes", Choices.axes, default: .vertical)
        _ = call.bool("showsIndicators", default: true)
        let children = call.views("children")
        return { frame, scope in
            scope.wrap(with: CoordinateSpaceModifier(AnyHashable(ScrollViewSpace()))) { scope in
                scope.appendScrollView(axes(frame, scope)) { children(frame, &$0) }
            }
        }
    }
}
