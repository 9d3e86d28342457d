import TintypeUI

extension ViewSpec {
    static let list = ViewSpec(
        "List", "Rows that scroll from top to bottom; of long data those are made that are seen.",
        .optional(.bound("selection", .anyOrNil, "The tag or id of the chosen row.")),
        .views("content", "The rows and sections.").main,
        example: WordExample(
            "List: [{Text: One}, {Text: Two}]",
            swift: """
                List {
                    Text("One")
                    Text("Two")
                }
                """)
    ) { selection, content in
        if let selection { List(selection: selection) { content } } else { List { content } }
    }
}
