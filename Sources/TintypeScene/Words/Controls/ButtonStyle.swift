import TintypeUI

extension ModifierSpec {
    static let buttonStyle = ModifierSpec(
        "buttonStyle", styleOf: "buttons",
        [
            ControlLook("automatic") { $0.buttonStyle(.automatic) },
            ControlLook("plain") { $0.buttonStyle(.plain) },
            ControlLook("borderless") { $0.buttonStyle(.borderless) },
            ControlLook("bordered") { $0.buttonStyle(.bordered) },
            ControlLook("borderedProminent") { $0.buttonStyle(.borderedProminent) },
            ControlLook("glass") { $0.buttonStyle(.glass) },
            ControlLook("glassProminent") { $0.buttonStyle(.glassProminent) },
            ControlLook("link") { $0.buttonStyle(.link) },
            ControlLook("card") { $0.buttonStyle(.card) },
            ControlLook("accessoryBar") { $0.buttonStyle(.accessoryBar) },
            ControlLook("accessoryBarAction") { $0.buttonStyle(.accessoryBarAction) },
        ],
        declared: DeclaredLook(.button) { $0.buttonStyle(DeclaredButtonStyle(style: $1)) },
        example: WordExample(
            """
            HStack:
              - Button: Cancel
                modifiers: [buttonStyle: bordered]
              - Button: Save
                modifiers: [buttonStyle: borderedProminent]
            """,
            swift: """
                HStack {
                    Button("Cancel") {}
                        .buttonStyle(.bordered)
                    Button("Save") {}
                        .buttonStyle(.borderedProminent)
                }
                """))

    static let buttonBorderShape = ModifierSpec(
        "buttonBorderShape", "Sets the shape of the bordered buttons below.",
        .choice("shape", Choices.buttonBorderShape, "The shape.").main,
        .optional(.number("radius", "The radius of a rounded rectangle, in points.", range: 0...Double.infinity)),
        example: WordExample(
            """
            Button: Follow
            modifiers:
              - buttonStyle: borderedProminent
              - buttonBorderShape: {shape: roundedRectangle, radius: 6}
            """,
            swift: """
                Button("Follow") {}
                    .buttonStyle(.borderedProminent)
                    .buttonBorderShape(.roundedRectangle(radius: 6))
                """)
    ) { view, shape, radius in
        view.buttonBorderShape(
            shape == .roundedRectangle ? radius.map { .roundedRectangle(radius: $0) } ?? shape : shape)
    }
}
