public import TintypeTree

nonisolated extension View {
    /// Hands `value` up for `key`, instead of what is written below.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        node(
            PreferenceModifier(
                PreferenceWriter(key: PreferenceKeyDescription(key), readsGeometry: false) { _ in value }))
    }

    /// Edits what is written below for `key`.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        let transform = PreferenceTransform(key: PreferenceKeyDescription(key), readsGeometry: false) { value, _ in
            edit(&value, of: key, callback)
        }
        return node(TransformPreferenceModifier(transform))
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
        return node(modifier)
    }

    /// Calls `action` with what is written below for `key`, at first and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        node(PreferenceObserverModifier(key: PreferenceKeyDescription(key), isEqual: { $0 == $1 }, action: action))
    }
}

private func typed<K: PreferenceKey>(_ value: Any, of key: K.Type) -> K.Value {
    guard let value = value as? K.Value else { preconditionFailure("a key's values are of one type") }
    return value
}

private func edit<K: PreferenceKey>(_ value: inout Any, of key: K.Type, _ change: (inout K.Value) -> Void) {
    var edited = typed(value, of: key)
    change(&edited)
    value = edited
}
