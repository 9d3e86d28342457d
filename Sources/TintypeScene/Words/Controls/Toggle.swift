import TintypeUI

extension ViewSpec {
    static let toggle = ViewSpec(
        "Toggle", "A control that is on or off.", .label(), .bound("isOn", .bool, "Its state."),
        example: WordExample(
            "Toggle: {title: Wi-Fi, isOn: true}",
            swift: """
                Toggle("Wi-Fi", isOn: .constant(true))
                """)
    ) { label, isOn in Toggle(isOn: isOn) { label } }
}

extension ModifierSpec {
    static let toggleStyle = ModifierSpec(
        "toggleStyle", styleOf: "toggles",
        [
            ControlLook("automatic") { $0.toggleStyle(.automatic) },
            ControlLook("switch") { $0.toggleStyle(.switch) },
            ControlLook("button") { $0.toggleStyle(.button) },
            ControlLook("checkbox") { $0.toggleStyle(.checkbox) },
        ],
        declared: DeclaredLook(.toggle) { $0.toggleStyle(DeclaredToggleStyle(style: $1)) },
        example: WordExample(
            """
            HStack:
              - Toggle: {title: Bold, isOn: true}
              - Toggle: {title: Italic, isOn: false}
            modifiers: [toggleStyle: button]
            """,
            swift: """
                HStack {
                    Toggle("Bold", isOn: .constant(true))
                    Toggle("Italic", isOn: .constant(false))
                }
                .toggleStyle(.button)
                """))
}
