import TintypeUI

extension ViewSpec {
    static let stepper = ViewSpec(
        "Stepper", "A control that makes a number larger or smaller by steps.", .label(),
        .optional(.bound("value", .number, "The number.")),
        .optional(.bounds("in", "The least and the greatest number.", default: nil)),
        .amount("step", "The length of a step.", default: 1),
        .optional(.action("onIncrement", "What its plus does, where there is no value.")),
        .optional(.action("onDecrement", "What its minus does, where there is no value.")),
        example: WordExample(
            """
            Stepper: {title: 4 guests, value: 4, in: 1...4}
            modifiers: [padding]
            """,
            swift: """
                Stepper("4 guests", value: .constant(4), in: 1...4)
                    .padding()
                """)
    ) { label, value, bounds, step, onIncrement, onDecrement in
        if let value, let bounds {
            Stepper(value: value, in: bounds, step: step, label: { label })
        } else if let value {
            Stepper(value: value, step: step, label: { label })
        } else {
            Stepper(label: { label }, onIncrement: onIncrement, onDecrement: onDecrement)
        }
    }
}
