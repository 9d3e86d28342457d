import TintypeUI

extension ViewSpec {
    static let controlGroup = ViewSpec(
        "ControlGroup", "Controls that belong together, drawn as one.", .views("content", "The controls.").main,
        .optional(.label("label", "The views that a menu shows for the group.", isMain: false)),
        example: WordExample(
            """
            ControlGroup:
              - Button: {title: Undo, systemImage: arrow.uturn.backward}
              - Button: {title: Redo, systemImage: arrow.uturn.forward}
            modifiers: [labelStyle: iconOnly]
            """,
            swift: """
                ControlGroup {
                    Button {} label: { Label("Undo", systemImage: "arrow.uturn.backward") }
                    Button {} label: { Label("Redo", systemImage: "arrow.uturn.forward") }
                }
                .labelStyle(.iconOnly)
                """)
    ) { content, label in
        if let label {
            ControlGroup {
                content
            } label: {
                label
            }
        } else {
            ControlGroup { content }
        }
    }

    static let groupBox = ViewSpec(
        "GroupBox", "Views in a box, with a label above them.", .views("content", "The views inside.").main,
        .optional(.label("label", "The views above.", isMain: false)),
        example: WordExample(
            """
            GroupBox:
              title: Weather
              content: [{Text: Mostly sunny}]
            modifiers: [padding]
            """,
            swift: """
                GroupBox("Weather") {
                    Text("Mostly sunny")
                }
                .padding()
                """)
    ) { content, label in
        if let label {
            GroupBox {
                content
            } label: {
                label
            }
        } else {
            GroupBox { content }
        }
    }

    static let labeledContent = ViewSpec(
        "LabeledContent", "A value and the words that say what it is.", .label(),
        .optional(.string("value", "The value, where it is a text.")),
        .optional(.views("content", "The value, where it is views.")),
        example: WordExample(
            """
            LabeledContent: {title: Version, value: "26.1"}
            modifiers: [padding]
            """,
            swift: """
                LabeledContent("Version", value: "26.1")
                    .padding()
                """)
    ) { label, value, content in
        LabeledContent {
            if let value { Text(verbatim: value) } else { content }
        } label: {
            label
        }
    }

    static let disclosureGroup = ViewSpec(
        "DisclosureGroup", "Views that a control shows and hides.",
        .views("content", "The views that are shown and hidden.").main,
        .label("label", "The views that are always there.", isMain: false),
        .optional(.bound("isExpanded", .bool, "True where the content is shown; hidden without it.")),
        example: WordExample(
            """
            DisclosureGroup:
              title: Details
              isExpanded: true
              content: [{Text: 12 photos}, {Text: 3 videos}]
            modifiers: [padding]
            """,
            swift: """
                DisclosureGroup("Details", isExpanded: .constant(true)) {
                    Text("12 photos")
                    Text("3 videos")
                }
                .padding()
                """)
    ) { content, label, isExpanded in
        if let isExpanded {
            DisclosureGroup(isExpanded: isExpanded) {
                content
            } label: {
                label
            }
        } else {
            DisclosureGroup {
                content
            } label: {
                label
            }
        }
    }
}

extension ModifierSpec {
    static let controlGroupStyle = ModifierSpec(
        "controlGroupStyle", styleOf: "control groups",
        [
            ControlLook("automatic") { $0.controlGroupStyle(.automatic) },
            ControlLook("navigation") { $0.controlGroupStyle(.navigation) },
            ControlLook("palette") { $0.controlGroupStyle(.palette) },
            ControlLook("menu") { $0.controlGroupStyle(.menu) },
            ControlLook("compactMenu") { $0.controlGroupStyle(.compactMenu) },
        ],
        example: WordExample(
            """
            ControlGroup: [{Button: Cut}, {Button: Copy}]
            modifiers: [controlGroupStyle: navigation]
            """,
            swift: """
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                .controlGroupStyle(.navigation)
                """))

    static let groupBoxStyle = ModifierSpec(
        "groupBoxStyle", styleOf: "group boxes", [ControlLook("automatic") { $0.groupBoxStyle(.automatic) }],
        declared: DeclaredLook(.groupBox) { $0.groupBoxStyle(DeclaredGroupBoxStyle(style: $1)) },
        example: WordExample(
            """
            GroupBox: [{Text: Mostly sunny}]
            modifiers: [groupBoxStyle: automatic]
            """,
            swift: """
                GroupBox {
                    Text("Mostly sunny")
                }
                .groupBoxStyle(.automatic)
                """))

    static let labeledContentStyle = ModifierSpec(
        "labeledContentStyle", styleOf: "labelled contents",
        [ControlLook("automatic") { $0.labeledContentStyle(.automatic) }],
        declared: DeclaredLook(.labeledContent) { $0.labeledContentStyle(DeclaredLabeledContentStyle(style: $1)) },
        example: WordExample(
            """
            LabeledContent: {title: Storage, value: 64 GB}
            modifiers: [labeledContentStyle: automatic]
            """,
            swift: """
                LabeledContent("Storage", value: "64 GB")
                    .labeledContentStyle(.automatic)
                """))

    static let disclosureGroupStyle = ModifierSpec(
        "disclosureGroupStyle", styleOf: "disclosure groups",
        [ControlLook("automatic") { $0.disclosureGroupStyle(.automatic) }],
        declared: DeclaredLook(.disclosureGroup) { $0.disclosureGroupStyle(DeclaredDisclosureGroupStyle(style: $1)) },
        example: WordExample(
            """
            DisclosureGroup: {title: More, content: [{Text: Hidden}]}
            modifiers: [disclosureGroupStyle: automatic]
            """,
            swift: """
                DisclosureGroup("More") {
                    Text("Hidden")
                }
                .disclosureGroupStyle(.automatic)
                """))
}
