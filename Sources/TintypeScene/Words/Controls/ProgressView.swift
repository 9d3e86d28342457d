import TintypeUI

extension ViewSpec {
    static let progressView = ViewSpec(
        "ProgressView", "The progress of something; without a value a wheel that turns.",
        .optional(.label()), .optional(.amount("value", "How far it is.")),
        .amount("total", "The value at the end.", default: 1),
        .optional(.caption("currentValueLabel", "The words below: a text, or views.")),
        .optional(.dateBounds("timerInterval", "The time that it takes, in place of a value.")),
        .bool("countsDown", "True where the bar of an interval grows shorter.", default: true),
        example: WordExample(
            """
            ProgressView: {title: Copying…, value: 3, total: 5, currentValueLabel: 3 of 5 files}
            modifiers: [padding]
            """,
            swift: """
                ProgressView(value: 3, total: 5) {
                    Text("Copying…")
                } currentValueLabel: {
                    Text("3 of 5 files")
                }
                .padding()
                """)
    ) { label, value, total, current, interval, countsDown in
        if let interval = interval?.range {
            if let current {
                ProgressView(timerInterval: interval, countsDown: countsDown) {
                    label
                } currentValueLabel: {
                    current
                }
            } else {
                ProgressView(timerInterval: interval, countsDown: countsDown) { label }
            }
        } else if let label {
            if let current {
                ProgressView(value: value, total: total) {
                    label
                } currentValueLabel: {
                    current
                }
            } else {
                ProgressView(value: value, total: total) { label }
            }
        } else {
            if let current {
                ProgressView(value: value, total: total) {
                    EmptyView()
                } currentValueLabel: {
                    current
                }
            } else {
                ProgressView(value: value, total: total)
            }
        }
    }
}

extension ModifierSpec {
    static let progressViewStyle = ModifierSpec(
        "progressViewStyle", styleOf: "progress views",
        [
            ControlLook("automatic") { $0.progressViewStyle(.automatic) },
            ControlLook("linear") { $0.progressViewStyle(.linear) },
            ControlLook("circular") { $0.progressViewStyle(.circular) },
        ],
        declared: DeclaredLook(.progressView) { $0.progressViewStyle(DeclaredProgressViewStyle(style: $1)) },
        example: WordExample(
            """
            ProgressView: Loading…
            modifiers: [progressViewStyle: circular]
            """,
            swift: """
                ProgressView("Loading…")
                    .progressViewStyle(.circular)
                """))
}
