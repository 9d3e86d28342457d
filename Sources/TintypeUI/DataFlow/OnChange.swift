import TintypeTree

nonisolated extension View {
    /// Calls `action` when `value` is another than in the evaluation before, and with `initial` also at the first.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        node(ChangeModifier(value: value, isEqual: { $0 == $1 }, callsInitially: initial, action: action))
    }

    /// Calls `action` when `value` is another than in the evaluation before, and with `initial` also at the first.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value when it is another than in the evaluation before.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value, initial: false) { _, new in action(new) }
    }

    /// Calls `action` when the view is there no more, or begins to leave. Nothing disappears from a still picture.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        node(DisappearModifier { action?() })
    }
}
