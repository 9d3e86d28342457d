import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Edits what is written below for `key`.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        let transform = PreferenceTransform(key: PreferenceKeyDescription(key), readsGeometry: false) { value, _ in
            edit(&value, of: key, callback)
        }
        return handingUpLayouts(for: key).node(TransformPreferenceModifier(transform))
    }

    /// Edits what is written below for `key`, with an anchor of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let edited = PreferenceTransform(
            key: PreferenceKeyDescription(key), nodeName: "transformAnchorPreference"
        ) { any, geometry in
            edit(&any, of: key) { transform(&$0, value.anchor(in: geometry)) }
        }
        return node(TransformPreferenceModifier(edited))
    }
}
