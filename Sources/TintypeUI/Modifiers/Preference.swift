import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Hands `value` up for `key`, instead of what is written below.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        node(
            PreferenceModifier(
                PreferenceWriter(key: PreferenceKeyDescription(key), readsGeometry: false) { _ in value }))
    }

    /// Hands a value made of an anchor of the view up for `key`.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let writer = PreferenceWriter(key: PreferenceKeyDescription(key), nodeName: "anchorPreference") { geometry in
            transform(value.anchor(in: geometry))
        }
        return node(PreferenceModifier(writer))
    }
}
