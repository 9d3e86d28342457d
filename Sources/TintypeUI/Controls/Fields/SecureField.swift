import TintypeTree

/// A field of text that nobody may read: drawn as bullets.
public nonisolated struct SecureField<Label: View>: BuiltInView {
    private let text: Binding<String>
    private let commit: () -> Void
    private let label: Label
    private let prompt: Text?

    /// Creates a field with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, commit: {}, prompt: prompt, label: label)
    }

    private init(
        text: Binding<String>, commit: @escaping () -> Void, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.text = text
        self.commit = commit
        self.label = label()
        self.prompt = prompt
    }

    public var body: some View {
        // A style sees a field of bullets: it cannot show what was typed.
        let field = TextField<_TextFieldStyleLabel>(
            text: String(repeating: "•", count: text.wrappedValue.count), write: { text.wrappedValue = $0 },
            label: _TextFieldStyleLabel(label), prompt: prompt)
        StyledFieldRow(label: label) {
            StyledControl(field) { DefaultTextFieldStyle()._body(configuration: $0) }
        }
        .taking(
            TypedText(text: text.wrappedValue, write: { text.wrappedValue = $0 }, commit: commit), "SecureField")
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a text for a label.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, commit: onCommit) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, commit: onCommit) { Text(title) }
    }
}
