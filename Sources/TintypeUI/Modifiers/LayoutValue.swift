public import TintypeTree

nonisolated extension View {
    /// A value for the container that lays the view out.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        node(LayoutValueModifier(key, value))
    }
}
