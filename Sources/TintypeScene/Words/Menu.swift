import TintypeUI

extension ViewSpec {
    static let menu = ViewSpec(
        "Menu", "A control that opens a menu; in a picture it is closed.", .label(),
        .views("content", "The items."), .optional(.action("primaryAction", "What it does when it is pressed.")),
        example: WordExample(
            """
            Menu:
              title: Sort by
              content: [{Button: Name}, {Button: Date}]
            """,
            swift: """
                Menu("Sort by") {
                    Button("Name") {}
                    Button("Date") {}
                }
                """)
    ) { label, content, action in
        Menu(performing: action.map(mainActorAction)) {
            content
        } label: {
            label
        }
    }
}

extension ModifierSpec {
    static let menuStyle = ModifierSpec(
        "menuStyle", styleOf: "menus",
        [
            ControlLook("automatic") { $0.menuStyle(.automatic) },
            ControlLook("button") { $0.menuStyle(.button) },
            ControlLook("borderlessButton") { $0.menuStyle(.borderlessButton) },
            ControlLook("borderedButton") { $0.menuStyle(.borderedButton) },
        ],
        example: WordExample(
            """
            Menu: {title: More, content: [{Button: Share}]}
            modifiers: [menuStyle: button, buttonStyle: bordered]
            """,
            swift: """
                Menu("More") {
                    Button("Share") {}
                }
                .menuStyle(.button)
                .buttonStyle(.bordered)
                """))

    static let menuIndicator = ModifierSpec(
        "menuIndicator", "Sets whether closed menus have an arrow. Only macOS draws one.",
        .choice("visibility", Choices.visibility, "Whether it is seen.").main,
        example: WordExample(
            """
            Menu: {title: Format, content: [{Button: Bold}]}
            modifiers: [menuIndicator: hidden]
            """,
            swift: """
                Menu("Format") {
                    Button("Bold") {}
                }
                .menuIndicator(.hidden)
                """)
    ) { $0.menuIndicator($1) }

    static let menuOrder = ModifierSpec(
        "menuOrder", "Sets in which order open menus show their items.",
        .choice("order", Choices.menuOrder, "The order.").main,
        example: WordExample(
            """
            Menu: {title: Format, content: [{Button: Bold}]}
            modifiers: [menuOrder: fixed]
            """,
            swift: """
                Menu("Format") {
                    Button("Bold") {}
                }
                .menuOrder(.fixed)
                """)
    ) { $0.menuOrder($1) }
}
