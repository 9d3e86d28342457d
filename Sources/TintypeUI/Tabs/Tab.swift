import TintypeTree

/// A tab of a tab view.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    /// The type of the selection.
    public typealias TabValue = Value

    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label

    func evaluateTabs(into scope: inout Scope) {
        let values = value.map { [AnyHashable($0), AnyHashable(Optional($0))] } ?? []
        TabMarkerView(
            label: label.labelStyle(TabLabelStyle()), values: values, isApart: role == .search, content: content
        ).evaluate(into: &scope)
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A search, which stands apart from the others.
    public static let search = TabRole(name: "search")
}

/// The label of a tab that is given a text and a symbol.
public nonisolated struct DefaultTabLabel: BuiltInView {
    let title: Text
    let image: Image?

    init(title: Text, image: Image?) {
        self.title = title
        self.image = image
    }

    /// The label that goes with a role.
    init(_ role: TabRole?) {
        self.init(
            title: Text(verbatim: role == .search ? "Search" : ""),
            image: role == .search ? Image(systemName: "magnifyingglass") : nil)
    }

    public var body: some View {
        if let image { image }
        title
    }
}

extension Tab {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Label == EmptyView {
    /// Creates a tab without a label, for a bar of one's own.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Label == DefaultTabLabel {
    fileprivate init(_ value: Value?, _ role: TabRole?, _ title: Text, _ image: Image, _ content: Content) {
        self.init(value: value, role: role, content: content, label: DefaultTabLabel(title: title, image: image))
    }

    /// Creates a tab with a text and a picture for a label.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleKey), Image(image), content())
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleKey), Image(systemName: systemImage), content())
    }
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleKey), Image(image), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleResource), Image(image), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleResource), Image(systemName: systemImage), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(titleResource), Image(image), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(title), Image(image), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(title), Image(systemName: systemImage), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, role, Text(title), Image(image), content())
    }

    /// A tab that the system names by its role; nothing names one without a role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role))
    }
}

extension Tab where Value == Never {
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// Creates a tab without a label, for a bar of one's own.
    public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a text and a picture for a label.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleKey), Image(image), content())
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleKey), Image(systemName: systemImage), content())
    }
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleKey), Image(image), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleResource), Image(image), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleResource), Image(systemName: systemImage), content())
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(titleResource), Image(image), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(title), Image(image), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(title), Image(systemName: systemImage), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, Text(title), Image(image), content())
    }

    /// A tab that the system names by its role; nothing names one without a role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role))
    }
}

/// Tabs under a heading, which only sidebars show.
public nonisolated struct TabSection<
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    private let content: Content

    func evaluateTabs(into scope: inout Scope) { Content._evaluate(tab: content, into: &scope) }
}

extension TabSection where Footer == EmptyView {
    /// Creates a section of tabs with a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section of tabs with a text for a header.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
