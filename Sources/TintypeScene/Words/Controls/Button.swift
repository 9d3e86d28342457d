import TintypeUI

extension ViewSpec {
    static let button = ViewSpec(
        "Button", "A control that does something when it is pressed.",
        .optional(.label()), .optional(.choice("role", Choices.buttonRole, "The purpose of the button.")),
        .action("action", "What it does."),
        example: WordExample(
            """
            HStack:
              - Button: {title: Keep, systemImage: heart}
              - Button: {title: Delete, role: destructive}
            modifiers: [buttonStyle: bordered]
            """,
            swift: """
                HStack {
                    Button {} label: { Label("Keep", systemImage: "heart") }
                    Button("Delete", role: .destructive) {}
                }
                .buttonStyle(.bordered)
                """)
    ) { label, role, action in
        if label == nil, let role {
            Button(role: role, action: mainActorAction(action)) { DefaultButtonLabel(role: role) }
        } else {
            Button(role: role, action: mainActorAction(action)) { label }
        }
    }
}
