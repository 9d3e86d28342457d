import TintypeTree

/// The urgency with which a view asks for the focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let level: Int
    public static let automatic = DefaultFocusEvaluationPriority(level: 0)
    public static let userInitiated = DefaultFocusEvaluationPriority(level: 1)
}

/// The purpose of a view that can have the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated extension View {
    /// The view has the focus where `condition` is true.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// The view has the focus where `binding` is `value`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Sets the view to which an assistive technology goes first: none goes over a picture.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }

    /// Sets whether the view can have the focus, which `focused(_:)` gives it. On a stage of macOS a tap does so where it is for editing.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, .automatic, nil)
    }

    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable, interactions, nil)
    }

    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View {
        focusable(isFocusable, .automatic, onFocusChange)
    }

    private func focusable(
        _ isFocusable: Bool, _ interactions: FocusInteractions, _ onChange: ((Bool) -> Void)?
    ) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, interactions: interactions, onChange: onChange)
    }

    /// Leaves out what is drawn around the view that has the focus.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// The views below are one area for those who move the focus.
    public func focusSection() -> some View { self }

    /// The views below are one area in which the focus begins.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// The view has the focus at first. A picture shows the focus where the views' own code put it.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Sets the place of the focus at first.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }

    /// Sets whether a search field has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        node(NavigationModifier { traits, _ in traits.searchFocus = traits.searchFocus ?? binding.focus })
    }

    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        node(
            NavigationModifier { traits, _ in
                traits.searchFocus = traits.searchFocus ?? binding.focus(equals: value)
            })
    }
}

/// A view that can have the focus.
private nonisolated struct FocusableView<Content: View>: PrimitiveView {
    let content: Content
    let isFocusable: Bool
    let interactions: FocusInteractions
    let onChange: ((Bool) -> Void)?

    func evaluate(into scope: inout Scope) {
        guard isFocusable, scope.session.presentation != nil else {
            return Content._evaluate(content, into: &scope)
        }
        let (session, owner) = (scope.session, "focusable")
        let state = session.state(of: scope.id, index: scope.stateIndex) {
            StateLocation(false, session: session, owner: owner)
        }
        // A view that no state speaks of has the focus by itself.
        let own = TouchFocus(isOn: state.value) { state.set($0) }
        let around = scope.environment.fieldFocus
        let focus = around ?? own
        let takesTaps = interactions.contains(.edit) && scope.environment.platform.name == .macOS
        let (onChange, isOwn) = (onChange, around == nil)
        let view = content.environmentChange {
            $0.isFocused = focus.isOn
            $0.fieldFocus = focus
        }
        .node(
            ChangeModifier(value: focus.isOn, isEqual: ==, callsInitially: false) { onChange?($1) }
        )
        .node(TouchModifier { _ in isOwn ? .focus(focus) : nil })
        .node(
            TouchModifier { scope in
                guard takesTaps else { return nil }
                let presentation = scope.session.presentation
                return .responder(
                    .tap("focusable", isEnabled: scope.environment.isEnabled) { _, _ in presentation?.give(focus) })
            })
        type(of: view)._evaluate(view, into: &scope)
    }
}
