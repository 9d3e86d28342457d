public import TintypeTree

nonisolated extension View {
    /// Calls `action` with what is written below for `key`, at first and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        handingUpLayouts(for: key).node(
            PreferenceObserverModifier(key: PreferenceKeyDescription(key), isEqual: { $0 == $1 }, action: action))
    }
}
