public import Foundation
public import TintypeGraphics
import TintypeTree

/// A field of text that can be edited.
public nonisolated struct TextField<Label: View>: BuiltInView {
    let text: String
    let label: Label
    let prompt: Text?
    let axis: Axis

    init(text: String, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.text = text
        self.label = label
        self.prompt = prompt
        self.axis = axis
    }

    public var body: some View {
        let field = TextField<_TextFieldStyleLabel>(
            text: text, label: _TextFieldStyleLabel(label), prompt: prompt, axis: axis)
        StyledFieldRow(label: label) {
            StyledControl(field) { DefaultTextFieldStyle()._body(configuration: $0) }
        }
        .node(ControlModifier("TextField", [("text", text)]))
    }

    /// The field without what a style puts around it.
    var contents: FieldContents {
        FieldContents(
            text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label),
            isMultiline: axis == .vertical)
    }
}

/// A field; on macOS, in a form, with its label before it.
nonisolated struct StyledFieldRow<Label: View, Field: View>: BuiltInView {
    let label: Label
    @ViewBuilder let field: Field
    @Environment(\.self) private var environment

    var body: some View {
        if environment.platform.name == .macOS, environment.buttonContext == .form, !environment.labelsHidden {
            HStack {
                label
                field
            }
        } else {
            field
        }
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, label: label(), prompt: prompt)
    }

    /// A field that goes on in further lines along the vertical axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, label: label(), prompt: prompt, axis: axis)
    }

    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text.wrappedValue, label: label(), prompt: prompt, axis: axis ?? .horizontal)
    }

    /// A field of a value that a format writes and reads.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: format.format(value.wrappedValue), label: label(), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.wrappedValue.map(format.format) ?? "", label: label(), prompt: prompt)
    }

    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: formatter.string(for: value.wrappedValue) ?? "", label: label(), prompt: prompt)
    }
}
