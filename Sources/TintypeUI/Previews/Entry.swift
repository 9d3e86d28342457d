public import TintypeTree

/// The key that `@Entry` makes for a property.
public protocol _EntryKey {
    associatedtype Value
    /// The property's value where nothing sets it.
    static var _entry: _Entry<Value> { get }
}

/// The value of a property marked `@Entry` where nothing sets it. It is made once, with its key, and never changes.
public struct _Entry<Value>: @unchecked Sendable {
    let value: Value

    /// Creates the value's maker.
    public init(_ make: () -> Value) {
        value = make()
    }
}

/// An entry as a key of the environment.
private enum EnvironmentEntry<Key: _EntryKey>: EnvironmentKey {
    static var defaultValue: Key.Value { Key._entry.value }
}

extension EnvironmentValues {
    /// The value of a property marked `@Entry`.
    public subscript<Key: _EntryKey>(_entry key: Key.Type) -> Key.Value {
        get { self[EnvironmentEntry<Key>.self] }
        set { self[EnvironmentEntry<Key>.self] = newValue }
    }
}
