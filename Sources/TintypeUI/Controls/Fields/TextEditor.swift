public import Foundation
import TintypeTree

/// A larger area of text that can be edited.
public nonisolated struct TextEditor: BuiltInView {
    private let read: (TextDefinition?) -> Text
    private let characters: () -> String
    private let write: (String) -> Void
    @Environment(\.textDefinition) private var definition

    public init(text: Binding<String>) {
        read = { _ in Text(verbatim: text.wrappedValue) }
        characters = { text.wrappedValue }
        write = { text.wrappedValue = $0 }
    }

    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
    }

    /// An attributed text, in the font and style around where its attributes give none. New characters have the
    /// attributes of the character before.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        read = { Text($0?.applied(to: text.wrappedValue) ?? text.wrappedValue) }
        characters = { String(text.wrappedValue.characters) }
        write = { text.wrappedValue = text.wrappedValue.edited(to: $0) }
    }

    public var body: some View {
        let text = characters()
        StyledControl(TextEditorStyleConfiguration(text: read(definition))) { EditedText(text: $0.text) }
            .taking(
                TypedText(text: text, write: write, endsWithReturn: false), "TextEditor", [("text", text)])
    }
}

/// A style for text editors: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View

    /// The editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The parts of a text editor.
public struct TextEditorStyleConfiguration {
    let text: Text
}

/// No border.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EditedText(text: configuration.text) }
}

/// The usual style where the editor stands: no border.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EditedText(text: configuration.text) }
}

/// A border with rounded corners.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedField(content: EditedText(text: configuration.text), isRounded: true)
    }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual style where the editor stands: no border.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

nonisolated extension View {
    /// Sets the style of the text editors below.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}

/// A text in all of the room that it is offered, from the top, with UITextView's insets: 8 above, 5 beside. It has no ground
/// of its own: what is behind it is seen, as where `scrollContentBackground` hides the ground that iOS draws.
private nonisolated struct EditedText: BuiltInView {
    let text: Text

    var body: some View {
        Color.clear
            .frame(minHeight: FieldMetrics.leastEditorHeight)
            .overlay(alignment: .topLeading) {
                text
                    .lineLimit(nil)
                    .padding(FieldMetrics.editorInsets)
            }
            .clipped()
    }
}
