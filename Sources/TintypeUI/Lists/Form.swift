import TintypeTree

/// Controls for entering data, in the rows of a grouped list.
public nonisolated struct Form<Content: View>: BuiltInView {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        StyledControl(FormStyleConfiguration(content: FormStyleConfiguration.Content(content))) {
            FormRows(content: $0.content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was asked to make.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}
