public import Foundation

/// A value of the user's defaults: SwiftUI's wrapper.
///
/// Values live in the memory of the session: each picture begins with the initial ones, whatever the machine has stored,
/// and `store` is not looked at.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
        stored.bind(AppStorageValues.self, in: binding)
    }
}

private final class AppStorageValues: StoredValues {}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(wrappedValue, key, .plain())
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw())
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw())
    }

    /// A value that is nil until it is written.
    public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(nil, key, .optional(.plain()))
    }

    /// A value that is nil until it is written.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, .optional(.raw()))
    }

    /// A value that is nil until it is written.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, .optional(.raw()))
    }
}
