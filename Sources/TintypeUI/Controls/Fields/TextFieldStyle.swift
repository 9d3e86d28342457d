import TintypeTree

/// A style for text fields: SwiftUI's protocol. Styles of users get the field from `_body(configuration:)`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// The field that `configuration` is, with what the style puts around it.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field that is handed to its style.
public nonisolated struct _TextFieldStyleLabel: ControlPart {
    let part: (inout Scope) -> Void
}

nonisolated extension View {
    /// Sets the style of the text fields below.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0._body(configuration: $1) } }
    }
}

/// The usual style where the field stands: no border on iOS.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View { AutomaticField(field: configuration) }
}

/// No border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration.contents }
}

/// A border with rounded corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration.contents, isRounded: true)
    }
}

/// A border with corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration.contents, isRounded: false)
    }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual style where the field stands: no border on iOS.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private nonisolated struct AutomaticField: BuiltInView {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.self) private var environment

    var body: some View {
        if environment.platform.name == .macOS, !environment.buttonContext.isRow {
            BorderedField(content: field.contents, isRounded: true)
        } else {
            field.contents
        }
    }
}

/// A field in a border: 34 points high on iOS, 24 on macOS 26.5 (Semantics.md 13.5).
nonisolated struct BorderedField<Content: View>: BuiltInView {
    let content: Content
    let isRounded: Bool
    @Environment(\.self) private var environment

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: isRounded ? FieldMetrics.cornerRadius : 0)
        let width = FieldMetrics.borderWidth(pixelLength: environment.pixelLength)
        content
            .padding(FieldMetrics.padding(on: environment.platform))
            .background(background, in: shape)
            .overlay { shape.strokeBorder(ControlColor.border, lineWidth: width) }
    }

    private var background: Color {
        environment.colorScheme == .dark ? Color(white: 0, opacity: 0.4) : Color.white
    }
}
