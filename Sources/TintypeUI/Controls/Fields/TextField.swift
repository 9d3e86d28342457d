public import Foundation
public import TintypeGraphics
import TintypeTree

/// A field of text that can be edited.
public nonisolated struct TextField<Label: View>: BuiltInView {
    private let read: () -> String
    /// Takes what was typed.
    let write: (String) -> Void
    /// Is told when typing is done.
    let commit: () -> Void
    let label: Label
    let prompt: Text?
    let axis: Axis

    init(
        text: @escaping @autoclosure () -> String, write: @escaping (String) -> Void,
        commit: @escaping () -> Void = {}, label: Label, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        read = text
        self.write = write
        self.commit = commit
        self.label = label
        self.prompt = prompt
        self.axis = axis
    }

    /// The text as it stands: another is another evaluation of the field, wherever it was made.
    private var text: String { read() }

    public var body: some View {
        let text = text
        let field = TextField<_TextFieldStyleLabel>(
            text: text, write: write, label: _TextFieldStyleLabel(label), prompt: prompt, axis: axis)
        StyledFieldRow(label: label) {
            StyledControl(field) { DefaultTextFieldStyle()._body(configuration: $0) }
        }
        .taking(
            TypedText(text: text, write: write, endsWithReturn: axis == .horizontal, commit: commit), "TextField",
            [("text", text)])
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
        self.init(text: text.wrappedValue, write: { text.wrappedValue = $0 }, label: label(), prompt: prompt)
    }

    /// A field that goes on in further lines along the vertical axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(
            text: text.wrappedValue, write: { text.wrappedValue = $0 }, label: label(), prompt: prompt, axis: axis)
    }

    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            text: text.wrappedValue, write: { text.wrappedValue = $0 }, label: label(), prompt: prompt,
            axis: axis ?? .horizontal)
    }

    /// A field of a value that a format writes and reads.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: format.format(value.wrappedValue),
            write: { text in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } },
            label: label(), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: value.wrappedValue.map(format.format) ?? "",
            write: { text in value.wrappedValue = try? format.parseStrategy.parse(text) }, label: label(),
            prompt: prompt)
    }

    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            text: formatter.string(for: value.wrappedValue) ?? "",
            write: { text in if let new: V = formatter.value(of: text) { value.wrappedValue = new } },
            label: label(), prompt: prompt)
    }
}

extension Formatter {
    /// The value that a text stands for; nil where it stands for none, or the formatter only writes.
    fileprivate func value<V>(of text: String) -> V? {
        if let dates = self as? DateFormatter { return dates.date(from: text) as? V }
        guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
        let forms: [Any] = [number.intValue, number.doubleValue, number.decimalValue, number]
        return forms.lazy.compactMap { $0 as? V }.first
    }
}
