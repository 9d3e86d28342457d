import TintypeUI

extension ViewSpec {
    static let colorPicker = ViewSpec(
        "ColorPicker", "A control that chooses a color.", .label(), .bound("selection", .color, "The color."),
        .bool("supportsOpacity", "True where the color may be seen through.", default: true),
        example: WordExample(
            """
            ColorPicker: {title: Ink, selection: purple}
            modifiers: [padding]
            """,
            swift: """
                ColorPicker("Ink", selection: .constant(.purple))
                    .padding()
                """)
    ) { label, color, supportsOpacity in
        ColorPicker(selection: color, supportsOpacity: supportsOpacity) { label }
    }
}
