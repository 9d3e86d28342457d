import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let swipeActions = ModifierSpec(
        "swipeActions", "Adds buttons to a row, which come out where it is swiped aside.",
        .views("content", "The buttons, the one at the edge first.").main,
        .choice("edge", Choices.horizontalEdge, "The edge at which they come out.", default: "trailing"),
        .bool("allowsFullSwipe", "True where a long swipe does what the first button does.", default: true),
        .bool("isOpen", "True to show the row swiped aside.", default: false),
        example: WordExample(
            """
            List:
              - Text: Lunch on Friday?
                modifiers:
                  - swipeActions:
                      isOpen: true
                      content:
                        - Button: {title: Delete, systemImage: trash, role: destructive}
                        - Button: {title: Flag, systemImage: flag}
                          modifiers: [tint: orange]
              - Text: Minutes of the meeting
            """,
            swift: """
                List {
                    Text("Lunch on Friday?")
                        .swipeActions(isOpen: true) {
                            Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
                            Button {} label: { Label("Flag", systemImage: "flag") }
                                .tint(.orange)
                        }
                    Text("Minutes of the meeting")
                }
                """)
    ) { view, content, edge, allowsFullSwipe, isOpen in
        view.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, isOpen: isOpen) { content }
    }
}
