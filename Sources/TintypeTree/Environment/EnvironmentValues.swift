/// A key of a value that flows down to the views below.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value of an environment that holds none for the key.
    static var defaultValue: Value { get }
}

/// The values that reach a view from those around it.
public struct EnvironmentValues {
    /// The newest value first; a copy shares all that it did not change.
    private class Link {
        let key: ObjectIdentifier
        let next: Link?

        init(key: ObjectIdentifier, next: Link?) {
            self.key = key
            self.next = next
        }
    }

    /// A link with its value. A key's values are of one type, so who knows the key knows the link's type.
    private final class ValueLink<K: EnvironmentKey>: Link {
        let value: K.Value

        init(_ value: K.Value, next: Link?) {
            self.value = value
            super.init(key: ObjectIdentifier(K.self), next: next)
        }
    }

    private var newest: Link?

    /// Creates an environment in which each key has its default value.
    public init() {}

    /// Returns whether both are copies of the same values, and neither was changed since: two that were changed alike are
    /// not.
    func isShared(with other: EnvironmentValues) -> Bool { newest === other.newest }

    /// The value for `key`, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var link = newest
            while let candidate = link {
                if candidate.key == id { return unsafeDowncast(candidate, to: ValueLink<K>.self).value }
                link = candidate.next
            }
            return K.defaultValue
        }
        set {
            newest = ValueLink<K>(newValue, next: newest)
        }
    }
}
