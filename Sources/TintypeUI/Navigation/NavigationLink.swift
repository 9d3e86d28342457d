import TintypeTree

/// A view that leads to another. In a list it is a row with a chevron, elsewhere a button.
///
/// In a still picture a link leads on only where a binding or the path of the navigation says so.
public nonisolated struct NavigationLink<Label: View, Destination: View>: BuiltInView {
    private let label: Label
    /// The destination that is shown above the views around; nil where the link is not followed.
    private let shown: Destination?
    private let isEnabled: Bool
    @Environment(\.isInList) private var isInList
    @Environment(\.hidesLinkIndicators) private var hidesIndicator

    fileprivate init(_ label: Label, shown: Destination?, isEnabled: Bool = true) {
        self.label = label
        self.shown = shown
        self.isEnabled = isEnabled
    }

    public var body: some View {
        let shown = shown
        Group {
            if isInList {
                label.node(ListRowModifier { [hidesIndicator] in $0.leadsOn = !hidesIndicator })
            } else {
                Button(performing: {}) { label }
            }
        }
        .disabled(!isEnabled)
        .node(
            NavigationModifier { traits, place in
                guard let shown else { return }
                traits.pushed.append(place.later { Destination._evaluate(shown, into: &$0) })
            })
    }

    /// Sets whether the link leads to a detail column: of no effect in a still picture.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
    /// Creates a link to a destination, with a label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), shown: nil)
    }

    /// Creates a link to a given destination, with a label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), shown: nil)
    }

    /// A link that is followed where the binding says so.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), shown: isActive.wrappedValue ? destination() : nil)
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), shown: isActive.wrappedValue ? destination : nil)
    }

    /// A link that is followed where the binding has the value of the tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), shown: selection.wrappedValue == tag ? destination() : nil)
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), shown: selection.wrappedValue == tag ? destination : nil)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), shown: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), shown: nil)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), shown: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), shown: nil)
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), shown: isActive.wrappedValue ? destination() : nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(title), shown: isActive.wrappedValue ? destination() : nil)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(titleKey), shown: isActive.wrappedValue ? destination : nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(title), shown: isActive.wrappedValue ? destination : nil)
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), shown: selection.wrappedValue == tag ? destination() : nil)
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(Text(titleKey), shown: selection.wrappedValue == tag ? destination : nil)
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value on the path; without one it cannot be used.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), shown: nil, isEnabled: value != nil)
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey), shown: nil, isEnabled: value != nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title), shown: nil, isEnabled: value != nil)
    }
}

nonisolated extension View {
    /// Sets the destination of values of a type on the path of the navigation.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        navigationDestination(named: "\(D.self)") { value in (value.base as? D).map { destination($0) } }
    }

    /// Sets the destination of those values on the path of the navigation that `destination` makes a view of.
    ///
    /// - Parameter name: The name of their type, for errors.
    package func navigationDestination<C: View>(
        named name: String, destination: @escaping (AnyHashable) -> C?
    ) -> some View {
        node(
            NavigationModifier { traits, place in
                let found = NavigationDestination(name: name) { value in
                    destination(value).map { view in place.later { C._evaluate(view, into: &$0) } }
                }
                traits.destinations.append(found)
            })
    }

    /// Sets the destination that is shown above this view where the binding says so.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let shown = isPresented.wrappedValue ? destination() : nil
        return node(
            NavigationModifier { traits, place in
                guard let shown else { return }
                traits.pushed.append(place.later { V._evaluate(shown, into: &$0) })
            })
    }

    /// Sets the destination that is shown above this view where the binding holds an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let shown = item.wrappedValue.map(destination)
        return node(
            NavigationModifier { traits, place in
                guard let shown else { return }
                traits.pushed.append(place.later { C._evaluate(shown, into: &$0) })
            })
    }
}
