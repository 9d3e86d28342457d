import TintypeUI

extension ViewSpec {
    static let form = ViewSpec(
        "Form", "Controls as the rows of a list of settings.", .views("content", "The rows and sections.").main,
        example: WordExample(
            """
            Form:
              - Toggle: {title: Wi-Fi, isOn: true}
              - LabeledContent: {title: Network, value: Home}
            """,
            swift: """
                Form {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    LabeledContent("Network", value: "Home")
                }
                """)
    ) { content in Form { content } }
}

extension ModifierSpec {
    static let formStyle = ModifierSpec(
        "formStyle", styleOf: "forms",
        [
            ControlLook("automatic") { $0.formStyle(.automatic) },
            ControlLook("grouped") { $0.formStyle(.grouped) },
            ControlLook("columns") { $0.formStyle(.columns) },
        ],
        example: WordExample(
            """
            Form: [{LabeledContent: {title: Network, value: Home}}]
            modifiers: [formStyle: columns]
            """,
            swift: """
                Form {
                    LabeledContent("Network", value: "Home")
                }
                .formStyle(.columns)
                """))
}
