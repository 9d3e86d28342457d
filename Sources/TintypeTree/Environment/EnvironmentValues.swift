/// A key of a value that flows down to the views below.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that reach a view from those around it.
public struct EnvironmentValues {
    /// The newest value first; a copy shares all that it did not change.
    private final class Link {
        let key: ObjectIdentifier
        let value: Any
        let next: Link?

        init(key: ObjectIdentifier, value: Any, next: Link?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var newest: Link?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var link = newest
            while let candidate = link {
                if candidate.key == id {
                    guard let value = candidate.value as? K.Value else {
                        preconditionFailure("a key's values are of one type")
                    }
                    return value
                }
                link = candidate.next
            }
            return K.defaultValue
        }
        set {
            newest = Link(key: ObjectIdentifier(key), value: newValue, next: newest)
        }
    }
}
