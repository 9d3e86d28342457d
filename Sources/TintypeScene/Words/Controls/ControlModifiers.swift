import TintypeUI

extension ModifierSpec {
    static let disabled = ModifierSpec(
        "disabled", "Makes the controls below unusable, and pale.",
        .bool("disabled", "True where they cannot be used.", default: true).main,
        example: WordExample(
            """
            Button: Send
            modifiers: [buttonStyle: borderedProminent, disabled: true]
            """,
            swift: """
                Button("Send") {}
                    .buttonStyle(.borderedProminent)
                    .disabled(true)
                """)
    ) { $0.disabled($1) }

    static let controlSize = ModifierSpec(
        "controlSize", "Sets the size of the controls below.",
        .choice("controlSize", Choices.controlSize, "The size.").main,
        example: WordExample(
            """
            HStack:
              - Button: Small
                modifiers: [controlSize: small]
              - Button: Large
                modifiers: [controlSize: large]
            modifiers: [buttonStyle: bordered]
            """,
            swift: """
                HStack {
                    Button("Small") {}
                        .controlSize(.small)
                    Button("Large") {}
                        .controlSize(.large)
                }
                .buttonStyle(.bordered)
                """)
    ) { $0.controlSize($1) }

    static let buttonSizing = ModifierSpec(
        "buttonSizing", "Says how wide the buttons below like to be: each kind of button decides by itself so far.",
        .choice("sizing", Choices.buttonSizing, "The width.").main,
        example: .button("buttonSizing: flexible", swift: ".buttonSizing(.flexible)")
    ) { $0.buttonSizing($1) }

    static let labelsHidden = ModifierSpec(
        "labelsHidden", "Leaves the labels of the controls below out.",
        example: WordExample(
            """
            Toggle: {title: Wi-Fi, isOn: true}
            modifiers: [labelsHidden]
            """,
            swift: """
                Toggle("Wi-Fi", isOn: .constant(true))
                    .labelsHidden()
                """)
    ) { $0.labelsHidden() }

    static let labelsVisibility = ModifierSpec(
        "labelsVisibility", "Leaves the labels of the controls below out, or shows them.",
        .choice("visibility", Choices.visibility, "Whether they are seen.").main,
        example: WordExample(
            """
            Toggle: {title: Wi-Fi, isOn: true}
            modifiers: [labelsVisibility: hidden]
            """,
            swift: """
                Toggle("Wi-Fi", isOn: .constant(true))
                    .labelsVisibility(.hidden)
                """)
    ) { $0.labelsVisibility($1) }

    static let accentColor = ModifierSpec(
        "accentColor", "Sets the accent colour, by its older name.", .color("accentColor", "The colour.").main,
        example: WordExample(
            """
            Button: Buy
            modifiers: [buttonStyle: borderedProminent, accentColor: pink]
            """,
            swift: """
                Button("Buy") {}
                    .buttonStyle(.borderedProminent)
                    .accentColor(.pink)
                """)
    ) { $0.accentColor($1) }

    static let sliderThumbVisibility = ModifierSpec(
        "sliderThumbVisibility", "Sets whether the sliders below have a thumb.",
        .choice("visibility", Choices.visibility, "Whether it is seen.").main,
        example: WordExample(
            """
            Slider: {value: 0.6}
            modifiers: [sliderThumbVisibility: hidden, padding]
            """,
            swift: """
                Slider(value: .constant(0.6))
                    .sliderThumbVisibility(.hidden)
                    .padding()
                """)
    ) { $0.sliderThumbVisibility($1) }
}

extension WordExample {
    /// A modifier of a button.
    fileprivate static func button(_ modifier: String, swift call: String) -> WordExample {
        WordExample(
            """
            Button: Buy
            modifiers: [buttonStyle: bordered, \(modifier)]
            """,
            swift: """
                Button("Buy") {}
                    .buttonStyle(.bordered)
                    \(call)
                """)
    }
}
