import TintypeUI

extension ViewSpec {
    static let slider = ViewSpec(
        "Slider", "A control that chooses a number by a thumb on a track.", .label(),
        .bound("value", .number, "The number."), .bounds("in", "The least and the greatest number."),
        .optional(.amount("step", "The distance between the numbers that can be chosen.")),
        .optional(.caption("minimumValueLabel", "What stands before the track: a text, or views.")),
        .optional(.caption("maximumValueLabel", "What stands after the track: a text, or views.")),
        example: WordExample(
            """
            Slider:
              value: 21
              in: 10...30
              minimumValueLabel: {Image: {systemName: snowflake}}
              maximumValueLabel: {Image: {systemName: flame}}
            modifiers: [padding]
            """,
            swift: """
                Slider(value: .constant(21), in: 10...30) {
                    EmptyView()
                } minimumValueLabel: {
                    Image(systemName: "snowflake")
                } maximumValueLabel: {
                    Image(systemName: "flame")
                }
                .padding()
                """)
    ) { label, value, bounds, step, minimum, maximum in
        if minimum == nil, maximum == nil {
            Slider(
                value: value, in: bounds, step: step, onEditingChanged: { _ in }, label: label,
                minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
        } else {
            Slider(
                value: value, in: bounds, step: step, onEditingChanged: { _ in }, label: label,
                minimumValueLabel: minimum, maximumValueLabel: maximum)
        }
    }
}
