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

    /// Sets whether the view can have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View { self }

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

    /// Sets the place of the focus at first. A picture shows the focus where the views' own code put it.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    /// Sets whether a search field has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
}
