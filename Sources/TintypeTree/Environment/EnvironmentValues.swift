/// A key of a value that flows down to the views below.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value of an environment that holds none for the key.
    static var defaultValue: Value { get }
}

/// The values that reach a view from those around it.
public struct EnvironmentValues: CustomStringConvertible {
    /// The newest value first; a copy shares all that it did not change.
    private class Link {
        let key: ObjectIdentifier
        private let next: Link?
        /// The next link for those who look for a key: to take hold of each on the way would cost more than to compare its key.
        let following: Unmanaged<Link>?

        init(key: ObjectIdentifier, next: Link?) {
            self.key = key
            self.next = next
            following = next.map(Unmanaged.passUnretained)
        }

        /// The key and its value, as they are written.
        var text: String { "" }
    }

    /// A link with its value. A key's values are of one type, so who knows the key knows the link's type.
    private final class ValueLink<K: EnvironmentKey>: Link {
        let value: K.Value

        init(_ value: K.Value, next: Link?) {
            self.value = value
            super.init(key: ObjectIdentifier(K.self), next: next)
        }

        override var text: String { "\(K.self) = \(value)" }
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
            return withExtendedLifetime(newest) {
                var link = newest.map(Unmanaged.passUnretained)
                while let candidate = link {
                    let (key, following) = candidate._withUnsafeGuaranteedRef { ($0.key, $0.following) }
                    if key == id {
                        return unsafeDowncast(candidate.takeUnretainedValue(), to: ValueLink<K>.self).value
                    }
                    link = following
                }
                return K.defaultValue
            }
        }
        set {
            newest = ValueLink<K>(newValue, next: newest)
        }
    }

    /// The values that were set, the newest first, each with its key.
    public var description: String {
        var seen: Set<ObjectIdentifier> = []
        var texts: [String] = []
        withExtendedLifetime(newest) {
            var link = newest.map(Unmanaged.passUnretained)
            while let next = link {
                next._withUnsafeGuaranteedRef {
                    if seen.insert($0.key).inserted { texts.append($0.text) }
                    link = $0.following
                }
            }
        }
        return "[\(texts.joined(separator: ", "))]"
    }
}
