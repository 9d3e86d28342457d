import TintypeTree

/// A look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    /// The content of the form.
    typealias Configuration = FormStyleConfiguration

    /// The view of the form's content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The content of a form.
public struct FormStyleConfiguration {
    /// The rows and sections of the form.
    public nonisolated struct Content: PrimitiveView {
        private let evaluateContent: (inout Scope) -> Void

        init<V: View>(_ view: V) {
            evaluateContent = { V._evaluate(view, into: &$0) }
        }

        func evaluate(into scope: inout Scope) { scope.descend(.content, evaluateContent) }
    }

    /// The form's content.
    public let content: Content
}

/// The usual style of the platform: cards on iOS, columns on macOS.
public nonisolated struct AutomaticFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in cards.
public nonisolated struct GroupedFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormList(look: .insetGrouped, content: configuration.content)
    }
}

/// Controls below each other, without rows.
public nonisolated struct ColumnsFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// The usual style of the platform: cards on iOS, columns on macOS.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    /// Rows in cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    /// Controls below each other, without rows.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated struct FormRows: BuiltInView {
    let content: FormStyleConfiguration.Content
    @Environment(\.platform) private var platform

    var body: some View {
        if platform.name == .macOS {
            VStack(alignment: .leading) { content }
        } else {
            FormList(look: .insetGrouped, content: content)
        }
    }
}

private nonisolated struct FormList: PrimitiveView {
    let look: ListLook
    let content: FormStyleConfiguration.Content

    func evaluate(into scope: inout Scope) {
        scope.withEnvironment {
            $0.buttonContext = .form
        } _: { scope in
            ListContainer(look: look, content: content).evaluate(into: &scope)
        }
    }
}

nonisolated extension View {
    /// The look of the forms below.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
