import TintypeTree
import TintypeUI

extension ViewSpec {
    static let textField = ViewSpec(
        "TextField", "A field of text or of a number that can be edited.", .label(), .fieldContent,
        .optional(.string("prompt", "The grey words in the empty field; the label without them.")),
        .choice("axis", Choices.axis, "The axis along which a long text goes on.", default: "horizontal"),
        example: WordExample(
            """
            VStack:
              - TextField: {title: Name, text: Ada Lovelace}
              - TextField: {title: E-mail, text: "", prompt: name@example.com}
            modifiers:
              - textFieldStyle: roundedBorder
              - padding
            """,
            swift: """
                VStack {
                    TextField("Name", text: .constant("Ada Lovelace"))
                    TextField("E-mail", text: .constant(""), prompt: Text("name@example.com"))
                }
                .textFieldStyle(.roundedBorder)
                .padding()
                """)
    ) { label, content, prompt, axis in
        switch content {
        case .text(let text): TextField(text: text, prompt: prompt.map { Text(verbatim: $0) }, axis: axis) { label }
        case .number(let value, let format):
            format.field(value, prompt: prompt.map { Text(verbatim: $0) }, label: label)
        }
    }

    static let secureField = ViewSpec(
        "SecureField", "A field of text that nobody may read: it shows dots.", .label(),
        .bound("text", .string, "What is in it."),
        .optional(.string("prompt", "The grey words in the empty field; the label without them.")),
        example: WordExample(
            """
            SecureField: {title: Password, text: secret}
            modifiers: [textFieldStyle: roundedBorder, padding]
            """,
            swift: """
                SecureField("Password", text: .constant("secret"))
                    .textFieldStyle(.roundedBorder)
                    .padding()
                """)
    ) { label, text, prompt in
        SecureField(text: text, prompt: prompt.map { Text(verbatim: $0) }) { label }
    }

    static let textEditor = ViewSpec(
        "TextEditor", "A long text that can be edited, in all of the room that it is offered.",
        .bound("text", .string, "What is in it.").main,
        example: WordExample(
            """
            TextEditor: Dear diary, nothing happened today.
            modifiers:
              - textEditorStyle: roundedBorder
              - frame: {width: 240, height: 100}
            """,
            swift: """
                TextEditor(text: .constant("Dear diary, nothing happened today."))
                    .textEditorStyle(.roundedBorder)
                    .frame(width: 240, height: 100)
                """)
    ) { TextEditor(text: $0) }
}

extension ModifierSpec {
    static let textFieldStyle = ModifierSpec(
        "textFieldStyle", styleOf: "text fields",
        [
            ControlLook("automatic") { $0.textFieldStyle(.automatic) },
            ControlLook("plain") { $0.textFieldStyle(.plain) },
            ControlLook("roundedBorder") { $0.textFieldStyle(.roundedBorder) },
            ControlLook("squareBorder") { $0.textFieldStyle(.squareBorder) },
        ],
        example: WordExample(
            """
            TextField: {title: City, text: Lisbon}
            modifiers: [textFieldStyle: roundedBorder, padding]
            """,
            swift: """
                TextField("City", text: .constant("Lisbon"))
                    .textFieldStyle(.roundedBorder)
                    .padding()
                """))

    static let textEditorStyle = ModifierSpec(
        "textEditorStyle", styleOf: "text editors",
        [
            ControlLook("automatic") { $0.textEditorStyle(.automatic) },
            ControlLook("plain") { $0.textEditorStyle(.plain) },
            ControlLook("roundedBorder") { $0.textEditorStyle(.roundedBorder) },
        ],
        example: WordExample(
            """
            TextEditor: Notes
            modifiers:
              - textEditorStyle: roundedBorder
              - frame: {width: 200, height: 80}
            """,
            swift: """
                TextEditor(text: .constant("Notes"))
                    .textEditorStyle(.roundedBorder)
                    .frame(width: 200, height: 80)
                """))

    static let focused = ModifierSpec(
        "focused", "Gives the view the focus: an empty field shows its caret.",
        .bound("binding", .any, "A state: true, or the value of the view that has the focus.").main,
        .optional(.any("equals", "The value that stands for the view.")),
        example: WordExample(
            """
            TextField: {title: Name, text: ""}
            modifiers:
              - focused: $isOn
              - onAppear: {set: {isOn: true}}
              - textFieldStyle: roundedBorder
              - padding
            """,
            declarations: "state: {isOn: false}",
            swift: "FocusedName()",
            types: #"""
                private struct FocusedName: View {
                    @FocusState private var isOn: Bool

                    var body: some View {
                        TextField("Name", text: .constant(""))
                            .focused($isOn)
                            .onAppear { isOn = true }
                            .textFieldStyle(.roundedBorder)
                            .padding()
                    }
                }
                """#)
    ) { view, focus, value in
        let (own, none) = value.map { ($0, $0.string == nil ? $0 : .string("")) } ?? (.bool(true), .bool(false))
        view.focus {
            TouchFocus(isOn: focus.wrappedValue == own) { isOn in
                if isOn || focus.wrappedValue == own { focus.wrappedValue = isOn ? own : none }
            }
        }
    }
}
