import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let viewThatFits = ViewSpec(
        "ViewThatFits", "The first of its views whose ideal size fits, or the last one; the others are not there.",
        [
            ArgumentSpec(
                "in", .choices(Choices.axes.names), "Along which it must fit.", default: "[horizontal, vertical]"),
            .children.required,
        ],
        example: WordExample(
            """
            ViewThatFits:
              in: horizontal
              children:
                - Text: Departure from the main station
                - Text: Main station
            modifiers: [{frame: {width: 160}}]
            """,
            swift: """
                ViewThatFits(in: .horizontal) {
                    Text("Departure from the main station")
                    Text("Main station")
                }
                .frame(width: 160)
                """)
    ) { call in
        let axes = call.choices("in", Choices.axes, default: [.horizontal, .vertical])
        let children = call.views("children")
        return { frame, scope in
            scope.appendViewThatFits(in: axes(frame, scope)) { children(frame, &$0) }
        }
    }
}
