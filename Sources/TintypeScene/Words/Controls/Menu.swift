import TintypeUI

extension ViewSpec {
    static let menu = ViewSpec(
        "Menu", "A control that opens a menu, which a picture shows on request.", .label(),
        .views("content", "The items: buttons, toggles, pickers, sections, dividers, other menus."),
        .optional(.action("primaryAction", "What it does when it is pressed.")),
        .bool("isOpen", "True to show the menu open.", default: false),
        example: WordExample(
            """
            Menu:
              title: Edit
              isOpen: true
              content:
                - Button: {title: Rename, systemImage: pencil}
                - Divider
                - Button: {title: Delete, systemImage: trash, role: destructive}
            """,
            swift: """
                Menu(isOpen: true) {
                    Button {} label: { Label("Rename", systemImage: "pencil") }
                    Divider()
                    Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
                } label: {
                    Text("Edit")
                }
                """)
    ) { label, content, action, isOpen in
        Menu(performing: action.map(mainActorAction), isOpen: isOpen) {
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
