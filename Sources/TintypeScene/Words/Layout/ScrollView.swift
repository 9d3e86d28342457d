import TintypeGraphics
import TintypeTree
import TintypeUI

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

extension ModifierSpec {
    static let scrollIndicators = ModifierSpec(
        "scrollIndicators", "Sets whether the scroll views below have bars: at rest none are seen.",
        .choice("visibility", Choices.scrollIndicators, "Whether they have.").main,
        example: .scrolled("scrollIndicators: hidden", swift: ".scrollIndicators(.hidden)")
    ) { $0.scrollIndicators($1) }

    static let scrollDismissesKeyboard = ModifierSpec(
        "scrollDismissesKeyboard", "Sets the gesture that puts the keyboard away: not seen in a still picture.",
        .choice("mode", Choices.keyboardDismissal, "The gesture.").main,
        example: .scrolled("scrollDismissesKeyboard: immediately", swift: ".scrollDismissesKeyboard(.immediately)")
    ) { $0.scrollDismissesKeyboard($1) }
}

extension WordExample {
    /// A modifier of a view that scrolls.
    static func scrolled(_ modifier: String, swift call: String) -> WordExample {
        WordExample(
            """
            ScrollView:
              - Text: A long letter
            modifiers: [\(modifier)]
            """,
            swift: """
                ScrollView {
                    Text("A long letter")
                }
                \(call)
                """)
    }
}
