/// A value that a scene of an app remembers: SwiftUI's wrapper.
///
/// Values live in the memory of the session: each picture begins with the initial ones, and views that use one key see one
/// value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ value: Value, _ key: String, _ form: StoredForm<Value>) {
        stored = StoredValue(value, key: key, form: form)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        stored.bind(SceneStorageValues.self, in: &binding)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

private final class SceneStorageValues: StoredValues {}

extension SceneStorage {
    /// Creates a property that is kept with the scene under `key`; `wrappedValue` holds where nothing is kept.
    /// Raw values stand behind: an app may give a type that is kept as it is, like a date, a raw value as well.
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(wrappedValue, key, .plain())
    }

    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw())
    }

    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw())
    }

    /// Choices of which none is made until they are written.
    public init(_ key: String) where Value: _StorableChoices {
        self.init(Value(), key, .plain())
    }

    /// A value that is nil until it is written.
    public init<V: _StorableValue>(_ key: String) where Value == V? {
        self.init(nil, key, .optional(.plain()))
    }

    /// A value that is nil until it is written.
    @_disfavoredOverload
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, .optional(.raw()))
    }

    /// A value that is nil until it is written.
    @_disfavoredOverload
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, .optional(.raw()))
    }
}
