public import TintypeTree

nonisolated extension View {
    /// Sets a value of the environment for the views below.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environmentChange { $0[keyPath: keyPath] = value }
    }

    /// Edits a value of the environment for the views below.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        environmentChange { transform(&$0[keyPath: keyPath]) }
    }
}
