public import TintypeTree

nonisolated extension View {
    /// Calls `action` with a value of the view's geometry, at first and whenever it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        node(GeometryObserverModifier(value: transform, isEqual: { $0 == $1 }, action: action))
    }
}
