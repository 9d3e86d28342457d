/// A named value that views hand up to those around them.
///
/// The first contribution is taken as it is, later ones are combined into it by ``reduce(value:nextValue:)`` in the order
/// of declaration; with no contribution readers get ``defaultValue``.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view writes one.
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

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

/// A bit for each name, so that a reader passes over what cannot hold its key. Names may share a bit.
package struct PreferenceBits: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        rawValue = 1 << (hash >> 58)
    }

    static let all = PreferenceBits(rawValue: .max)
}

/// A view's value for a key. The value is made when it is read, when the view has been placed.
package struct PreferenceWriter {
    package let key: PreferenceKeyDescription
    let nodeName: String
    /// Indicates whether the value depends on where the view is placed. Only one that does not is known before placement.
    let readsGeometry: Bool
    let value: (Geometry) -> Any

    package init(
        key: PreferenceKeyDescription, nodeName: String = "preference", readsGeometry: Bool = true,
        value: @escaping (Geometry) -> Any
    ) {
        self.key = key
        self.nodeName = nodeName
        self.readsGeometry = readsGeometry
        self.value = value
    }
}

/// A view's edit of the value that is written below for a key.
package struct PreferenceTransform {
    package let key: PreferenceKeyDescription
    let nodeName: String
    /// Indicates whether the edit depends on where the view is placed. Only one that does not is known before placement.
    let readsGeometry: Bool
    let edit: (inout Any, Geometry) -> Void

    package init(
        key: PreferenceKeyDescription, nodeName: String = "transformPreference", readsGeometry: Bool = true,
        edit: @escaping (inout Any, Geometry) -> Void
    ) {
        self.key = key
        self.nodeName = nodeName
        self.readsGeometry = readsGeometry
        self.edit = edit
    }
}
