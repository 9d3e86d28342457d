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
