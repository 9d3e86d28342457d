import TintypeTree
import TintypeUI

extension ViewSpec {
    static let section = ViewSpec(
        "Section", "Views with a header before and a footer after them; one after the other outside a list.",
        .views("content", "The views inside.").main, .label("header", "The views before the content.", isMain: false),
        .caption("footer", "The views after the content, or a text."),
        .optional(.bound("isExpanded", .bool, "True where the content is shown, as it is without it.")),
        example: WordExample(
            """
            List:
              - Section:
                  title: Fruit
                  content: [{Text: Apples}, {Text: Pears}]
            """,
            swift: """
                List {
                    Section("Fruit") {
                        Text("Apples")
                        Text("Pears")
                    }
                }
                """)
    ) { content, header, footer, isExpanded in
        Section(parent: header, content: content, footer: footer, isExpanded: isExpanded?.wrappedValue ?? true)
    }
}
