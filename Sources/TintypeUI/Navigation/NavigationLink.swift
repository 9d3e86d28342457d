import TintypeTree

/// A view that leads to another. In a list it is a row with a chevron, elsewhere a button.
///
/// In a still picture a link leads on only where a binding or the path of the navigation says so; in a ``ViewStage`` a tap follows
/// it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: BuiltInView {
    /// The place that a link leads to.
    fileprivate enum Goal {
        /// A view that is shown above the views around where the binding says so; nil for a link that keeps that itself.
        case view(Destination, isActive: Binding<Bool>?)
        /// A value on the path; nil leads nowhere.
        case value(AnyHashable?)
    }

    private let label: Label
    private let goal: Goal
    @State private var isFollowed = false
    @Environment(\.isInList) private var isInList
    @Environment(\.hidesLinkIndicators) private var hidesIndicator
    @Environment(\.pushValue) private var pushValue

    fileprivate init(_ label: Label, _ goal: Goal) {
        self.label = label
        self.goal = goal
    }

    public var body: some View {
        let (follow, pushed) = (follow, pushed)
        nonisolated(unsafe) let press = follow
        Group {
            if isInList {
                label
                    .node(
                        ListRowModifier { [hidesIndicator] row in
                            row.leadsOn = !hidesIndicator
                            row.action = follow
                        }
                    )
                    .standing(as: .button, named: nil, follow)
            } else {
                Button(action: { press() }) { label }
            }
        }
        .disabled(!leadsOn)
        .node(
            NavigationModifier { traits, place in
                guard let pushed else { return }
                let view = place.later { Destination._evaluate(pushed.view, into: &$0) }
                traits.pushed.append(PushedView(view: view) { pushed.isActive.wrappedValue = false })
            })
    }

    private var leadsOn: Bool {
        if case .value(nil) = goal { false } else { true }
    }

    /// The destination that is shown; nil where the link is not followed.
    private var pushed: (view: Destination, isActive: Binding<Bool>)? {
        guard case .view(let view, let binding) = goal else { return nil }
        let isActive = binding ?? $isFollowed
        return isActive.wrappedValue ? (view, isActive) : nil
    }

    private var follow: () -> Void {
        switch goal {
        case .view(_, let binding):
            let isActive = binding ?? $isFollowed
            return { isActive.wrappedValue = true }
        case .value(let value):
            let push = pushValue
            return { if let value { push?(value) } }
        }
    }

    /// Sets whether the link leads to a detail column: of no effect in a still picture.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
    /// Creates a link to a destination, with a label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination(), isActive: nil))
    }

    /// Creates a link to a given destination, with a label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination, isActive: nil))
    }

    /// A link that is followed where the binding says so.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view(destination(), isActive: isActive))
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination, isActive: isActive))
    }

    /// A link that is followed where the binding has the value of the tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view(destination(), isActive: selection.holds(tag)))
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view(destination, isActive: selection.holds(tag)))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), .view(destination(), isActive: nil))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), .view(destination(), isActive: nil))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), .view(destination, isActive: nil))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), .view(destination, isActive: nil))
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), .view(destination(), isActive: isActive))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(title), .view(destination(), isActive: isActive))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(titleKey), .view(destination, isActive: isActive))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(title), .view(destination, isActive: isActive))
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), .view(destination(), isActive: selection.holds(tag)))
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(Text(titleKey), .view(destination, isActive: selection.holds(tag)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(title), .view(destination(), isActive: selection.holds(tag)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(Text(title), .view(destination, isActive: selection.holds(tag)))
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value on the path; without one it cannot be used.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), .value(value.map { AnyHashable($0) }))
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title), .value(value.map { AnyHashable($0) }))
    }
}

extension Binding {
    /// A binding that is true where the value is a given one; writing false leaves none.
    fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
    }
}
