public import Foundation
import TintypeTree

/// A value of the user's defaults: SwiftUI's wrapper.
///
/// Values that views write live in the memory of the session: a picture leaves nothing behind. The first value is that
/// of `store`, or of the store that `defaultAppStorage(_:)` put around the view, as a test or a preview has filled it;
/// without either it is the initial value, whatever the machine's standard defaults hold.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ value: Value, key: String, form: StoredForm<Value>, store: UserDefaults?) {
        stored = StoredValue(value, key: key, form: form, store: store)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        stored.bind(AppStorageValues.self, around: binding.environment[DefaultStoreKey.self], in: &binding)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private final class AppStorageValues: StoredValues {}

extension AppStorage {
    /// Creates a property that is kept in the user's defaults under `key`; `wrappedValue` holds where nothing is kept.
    /// Raw values stand behind: an app may give a type that is kept as it is, like a date, a raw value as well.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(wrappedValue, key: key, form: .plain(), store: store)
    }

    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key: key, form: .raw(), store: store)
    }

    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key: key, form: .raw(), store: store)
    }

    /// Choices of which none is made until they are written.
    public init(_ key: String, store: UserDefaults? = nil) where Value: _StorableChoices {
        self.init(Value(), key: key, form: .plain(), store: store)
    }

    /// A value that is nil until it is written.
    public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(nil, key: key, form: .optional(.plain()), store: store)
    }

    /// A value that is nil until it is written.
    @_disfavoredOverload
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key: key, form: .optional(.raw()), store: store)
    }

    /// A value that is nil until it is written.
    @_disfavoredOverload
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key: key, form: .optional(.raw()), store: store)
    }
}

extension Scene {
    /// The store of the `AppStorage` values in the windows that name none.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        EnvironmentChangeScene(content: self) { $0[DefaultStoreKey.self] = store }
    }
}

private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

nonisolated extension View {
    /// The store of the `AppStorage` values below that name none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environmentChange { $0[DefaultStoreKey.self] = store }
    }
}
