import TintypeUI

extension ViewSpec {
    static let hSplitView = ViewSpec(
        "HSplitView", "Views beside each other with a line between them, as in a Mac window.",
        .views("content", "The views.").main,
        example: WordExample(
            "HSplitView: [{Text: Folders}, {Text: Messages}]",
            swift: """
                HSplitView {
                    Text("Folders")
                    Text("Messages")
                }
                """)
    ) { content in HSplitView { content } }

    static let vSplitView = ViewSpec(
        "VSplitView", "Views below each other with a line between them, as in a Mac window.",
        .views("content", "The views.").main,
        example: WordExample(
            "VSplitView: [{Text: Messages}, {Text: Preview}]",
            swift: """
                VSplitView {
                    Text("Messages")
                    Text("Preview")
                }
                """)
    ) { content in VSplitView { content } }
}
