import TintypeTree

/// Controls for entering data, in the rows of a grouped list.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        style.make(FormStyleConfiguration(content: FormStyleConfiguration.Content(content)))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was asked to make.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

/// A look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    typealias Configuration = FormStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form holds.
public struct FormStyleConfiguration {
    /// The rows and sections of the form.
    public struct Content: PrimitiveView {
        private let evaluateContent: @MainActor (inout Scope) -> Void

        init<V: View>(_ view: V) {
            evaluateContent = { V._evaluate(view, into: &$0) }
        }

        func evaluate(into scope: inout Scope) { scope.descend(.content, evaluateContent) }
    }

    public let content: Content
}

/// What is usual on the platform: cards on iOS, columns on macOS.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in cards.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormList(look: .insetGrouped, content: configuration.content)
    }
}

/// Controls below each other, without rows.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static nonisolated var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static nonisolated var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static nonisolated var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormRows: View {
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

private struct FormList: PrimitiveView {
    let look: ListLook
    let content: FormStyleConfiguration.Content

    func evaluate(into scope: inout Scope) {
        scope.withEnvironment {
            $0.buttonContext = .form
        } _: { scope in
            scope.appendList(look: look) { FormStyleConfiguration.Content._evaluate(content, into: &$0) }
        }
    }
}

/// A style of forms, its type erased.
struct AnyFormStyle {
    let make: @MainActor (FormStyleConfiguration) -> AnyView

    @MainActor init<S: FormStyle>(_ style: S) {
        // A form in the body of a style has the usual look: it would never end otherwise.
        make = { AnyView(style.makeBody(configuration: $0).environment(\.formStyle, .automatic)) }
    }

    nonisolated private init(make: @escaping @MainActor (FormStyleConfiguration) -> AnyView) {
        self.make = make
    }

    nonisolated static var automatic: AnyFormStyle {
        AnyFormStyle { AnyView(AutomaticFormStyle().makeBody(configuration: $0)) }
    }
}

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormStyle { .automatic }
}

extension EnvironmentValues {
    var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of the forms below.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let erased = AnyFormStyle(style)
        return environment(\.formStyle, erased)
    }
}
