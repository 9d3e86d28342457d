import TintypeUI

extension ViewSpec {
    static let gauge = ViewSpec(
        "Gauge", "A value within bounds.", .label(), .amount("value", "The value."),
        .bounds("in", "The least and the greatest value."),
        .optional(.caption("currentValueLabel", "What says the value: a text, or views.")),
        .optional(.caption("minimumValueLabel", "What says the least value: a text, or views.")),
        .optional(.caption("maximumValueLabel", "What says the greatest value: a text, or views.")),
        example: WordExample(
            """
            Gauge: {title: °C, value: 21, in: 10...30, currentValueLabel: 21, minimumValueLabel: 10, maximumValueLabel: 30}
            modifiers: [gaugeStyle: accessoryCircular, tint: orange]
            """,
            swift: """
                Gauge(value: 21, in: 10...30) {
                    Text("°C")
                } currentValueLabel: {
                    Text("21")
                } minimumValueLabel: {
                    Text("10")
                } maximumValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(.orange)
                """)
    ) { label, value, bounds, current, minimum, maximum in
        let hasBounds = minimum != nil || maximum != nil
        if hasBounds, let current {
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                current
            } minimumValueLabel: {
                minimum
            } maximumValueLabel: {
                maximum
            }
        } else if hasBounds {
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                EmptyView()
            } minimumValueLabel: {
                minimum
            } maximumValueLabel: {
                maximum
            }
        } else if let current {
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                current
            }
        } else {
            Gauge(value: value, in: bounds) { label }
        }
    }
}

extension ModifierSpec {
    static let gaugeStyle = ModifierSpec(
        "gaugeStyle", styleOf: "gauges",
        [
            ControlLook("automatic") { $0.gaugeStyle(.automatic) },
            ControlLook("linearCapacity") { $0.gaugeStyle(.linearCapacity) },
            ControlLook("accessoryLinear") { $0.gaugeStyle(.accessoryLinear) },
            ControlLook("accessoryLinearCapacity") { $0.gaugeStyle(.accessoryLinearCapacity) },
            ControlLook("accessoryCircular") { $0.gaugeStyle(.accessoryCircular) },
            ControlLook("accessoryCircularCapacity") { $0.gaugeStyle(.accessoryCircularCapacity) },
        ],
        declared: DeclaredLook(.gauge) { $0.gaugeStyle(DeclaredGaugeStyle(style: $1)) },
        example: WordExample(
            """
            Gauge: {title: Battery, value: 0.7, currentValueLabel: 70}
            modifiers: [gaugeStyle: accessoryCircularCapacity, tint: green]
            """,
            swift: """
                Gauge(value: 0.7) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("70")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.green)
                """))
}
