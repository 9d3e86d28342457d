import TintypeUI

extension ViewSpec {
    static let picker = ViewSpec(
        "Picker", "A control that chooses one of several values.", .label(),
        .bound("selection", .any, "The tag or id of the chosen option."),
        .views("content", "The options: views with tags, or a ForEach, whose elements' ids are their tags."),
        .optional(.views("currentValueLabel", "The views that say what is chosen.")),
        example: WordExample(
            """
            Picker:
              title: Colour
              selection: green
              content:
                - Text: Red
                  modifiers: [tag: red]
                - Text: Green
                  modifiers: [tag: green]
            modifiers: [pickerStyle: segmented, padding]
            """,
            swift: """
                Picker("Colour", selection: .constant("green")) {
                    Text("Red").tag("red")
                    Text("Green").tag("green")
                }
                .pickerStyle(.segmented)
                .padding()
                """)
    ) { label, selection, content, current in
        if let current {
            Picker(selection: selection) {
                content
            } label: {
                label
            } currentValueLabel: {
                current
            }
        } else {
            Picker(selection: selection) {
                content
            } label: {
                label
            }
        }
    }
}

extension ModifierSpec {
    static let tag = ModifierSpec(
        "tag", "Says which value stands for the view in a picker, a list or a tab view.",
        .any("tag", "The value.").main,
        example: WordExample(
            """
            Picker:
              title: Size
              selection: 2
              content:
                - Text: Small
                  modifiers: [tag: 1]
                - Text: Large
                  modifiers: [tag: 2]
            """,
            swift: """
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                """)
    ) { $0.tag($1) }

    static let pickerStyle = ModifierSpec(
        "pickerStyle", styleOf: "pickers",
        [
            ControlLook("automatic") { $0.pickerStyle(.automatic) },
            ControlLook("segmented") { $0.pickerStyle(.segmented) },
            ControlLook("menu") { $0.pickerStyle(.menu) },
            ControlLook("wheel") { $0.pickerStyle(.wheel) },
            ControlLook("inline") { $0.pickerStyle(.inline) },
            ControlLook("palette") { $0.pickerStyle(.palette) },
            ControlLook("navigationLink") { $0.pickerStyle(.navigationLink) },
            ControlLook("radioGroup") { $0.pickerStyle(.radioGroup) },
        ], example: .days("pickerStyle: wheel", swift: ".pickerStyle(.wheel)"))

    static let defaultWheelPickerItemHeight = ModifierSpec(
        "defaultWheelPickerItemHeight", "Sets the height of a row of the wheels below.",
        .number("height", "In points.", range: 1...10_000).main,
        example: .days(
            "pickerStyle: wheel", "defaultWheelPickerItemHeight: 44",
            swift: ".pickerStyle(.wheel)", ".defaultWheelPickerItemHeight(44)")
    ) { $0.defaultWheelPickerItemHeight($1) }

    static let horizontalRadioGroupLayout = ModifierSpec(
        "horizontalRadioGroupLayout", "Puts the radio buttons below side by side.",
        example: .days(
            "pickerStyle: radioGroup", "horizontalRadioGroupLayout",
            swift: ".pickerStyle(.radioGroup)", ".horizontalRadioGroupLayout()")
    ) { $0.horizontalRadioGroupLayout() }
}

extension WordExample {
    /// Modifiers of a picker of three days.
    fileprivate static func days(_ modifiers: String..., swift calls: String...) -> WordExample {
        let scene = """
            Picker:
              title: Day
              selection: Sat
              content:
                ForEach: {data: [Fri, Sat, Sun], as: day, content: {Text: =day}}
            modifiers: [\(modifiers.joined(separator: ", "))]
            """
        let swift = """
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \\.self) { Text($0) }
            }
            """
        return WordExample(scene, swift: ([swift] + calls.map { "    " + $0 }).joined(separator: "\n"))
    }
}
