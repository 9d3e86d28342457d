import TintypeTree

/// Views that are shown or hidden by their title.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: BuiltInView {
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedByItself = false
    private let label: Label
    private let content: () -> Content

    /// A group that keeps by itself whether it is expanded: at first it is not.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// Creates a group that is open where the binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(DeferredViews(make: content)), isExpanded: isExpanded)
        ) {
            AutomaticDisclosure(configuration: $0)
        }
        .node(
            TouchModifier { _ in .offer(.toggle { isExpanded.wrappedValue.toggle() }) })
    }
}

/// Views that are made only where they are shown.
private nonisolated struct DeferredViews<Content: View>: BuiltInView {
    let make: () -> Content

    var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
