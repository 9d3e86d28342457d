import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Puts views made of what is written below for `key` before this one.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        reader(key, isBehind: false, alignment, transform)
    }

    /// Puts views made of what is written below for `key` behind this one.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        reader(key, isBehind: true, alignment, transform)
    }

    private func reader<K: PreferenceKey, V: View>(
        _ key: K.Type, isBehind: Bool, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
    ) -> some View {
        let modifier = PreferenceReaderModifier(
            isBehind: isBehind, alignment: alignment, key: PreferenceKeyDescription(key)
        ) { value, scope in
            V._evaluate(transform(typed(value, of: key)), into: &scope)
        }
        return handingUpLayouts(for: key).node(modifier)
    }
}
