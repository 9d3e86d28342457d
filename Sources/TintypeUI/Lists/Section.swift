public import TintypeTree

/// Views with a header above and a footer below. Outside a list they are plain views, one after the other.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private var isExpanded = true

    package init(parent header: Parent, content: Content, footer: Footer, isExpanded: Bool = true) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section where Parent: View, Footer: View {
    /// Appends the header, what `append` makes of the content, and the footer.
    func appendParts(into scope: inout Scope, _ append: (Content, inout Scope) -> Void) {
        scope.appendSection(isExpanded: isExpanded) {
            Parent._evaluate(header, into: &$0)
        } content: {
            append(content, &$0)
        } footer: {
            Footer._evaluate(footer, into: &$0)
        }
    }
}

extension Section: View, BodylessView where Parent: View, Content: View, Footer: View {
    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        view.appendParts(into: &scope) { Content._evaluate($0, into: &$1) }
    }

    /// Creates a section with a content, a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(parent: header(), content: content(), footer: footer())
    }

    /// An older form.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parent: header, content: content(), footer: footer)
    }

    /// Sets whether the section can be closed: of no effect in a still picture.
    public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parent: EmptyView(), content: content(), footer: footer())
    }

    /// An older form.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parent: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parent: header(), content: content(), footer: EmptyView())
    }

    /// An older form.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(parent: header, content: content(), footer: EmptyView())
    }

    /// A section whose rows are seen where the binding says so.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(
            parent: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(parent: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }

    /// A section whose rows are seen where the binding says so.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            parent: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}
