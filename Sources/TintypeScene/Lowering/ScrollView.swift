import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let scrollView = ViewSpec(
        "ScrollView", "A window on content that may be larger; drawn at the start of the content.",
        [
            ArgumentSpec(
                "axes", .choices(Choices.axes.names), "Along which the content scrolls.", default: "vertical"),
            .children,
        ]
    ) { call in
        let axes = call.choices("axes", Choices.axes, default: .vertical)
        let children = call.views("children")
        return { frame, scope in
            scope.appendScrollView(axes(frame, scope)) { children(frame, &$0) }
        }
    }
}
