/// A preference key, its type erased: of a Swift type, or declared by a scene.
package struct PreferenceKeyDescription {
    package enum Identity: Hashable {
        case type(ObjectIdentifier)
        case declared(String)
    }

    package let identity: Identity
    package let name: String
    package let defaultValue: Any
    package let reduce: (inout Any, () -> Any) -> Void

    /// A key that a scene declares.
    package init(
        declared name: String, defaultValue: Any, reduce: @escaping (inout Any, () -> Any) -> Void
    ) {
        identity = .declared(name)
        self.name = name
        self.defaultValue = defaultValue
        self.reduce = reduce
    }

    /// A key of Swift. Its name is the type's, without a final `Key`.
    package init<K: PreferenceKey>(_ key: K.Type) {
        identity = .type(ObjectIdentifier(key))
        name = PreferenceKeyDescription.name(of: "\(key)")
        defaultValue = K.defaultValue
        reduce = { value, next in
            guard var typed = value as? K.Value else { preconditionFailure("a key's values are of one type") }
            // Else an array would be copied for each element that is appended.
            value = ()
            K.reduce(value: &typed) {
                guard let value = next() as? K.Value else { preconditionFailure("a key's values are of one type") }
                return value
            }
            value = typed
        }
    }

    /// `BadgesKey` and `badges` are one name, so that a Swift view and a scene that say the same read the same.
    private static func name(of type: String) -> String {
        var name = type
        for suffix in ["PreferenceKey", "Preference", "Key"] where name.hasSuffix(suffix) && name != suffix {
            name.removeLast(suffix.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    var bits: PreferenceBits { PreferenceBits(name: name) }
}
