/// A key of something that a preview's surroundings say: SwiftUI's protocol.
public protocol PreviewContextKey {
    associatedtype Value
    /// The value of a context that has none for the key.
    static var defaultValue: Value { get }
}

/// The context of a preview: SwiftUI's protocol.
public protocol PreviewContext {
    /// The value for a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

nonisolated extension View {
    /// Says what the preview's surroundings are. Views cannot read it here: it has no effect.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
