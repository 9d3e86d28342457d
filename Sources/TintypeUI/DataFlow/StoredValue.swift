public import Foundation
import TintypeTree

/// A type that `AppStorage` and `SceneStorage` keep as it is. Types whose raw value is an `Int` or a `String` are kept by it.
public protocol _StorableValue {
    /// The value that the user's defaults hold under a key; nil where there is none, or of another type.
    static func _read(_ key: String, in store: UserDefaults) -> Self?
}

extension _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> Self? { store.object(forKey: key) as? Self }
}

// Numbers and truth values are one type in a store, which converts them itself.
extension Bool: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> Bool? {
        store.object(forKey: key) == nil ? nil : store.bool(forKey: key)
    }
}

extension Int: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> Int? {
        store.object(forKey: key) == nil ? nil : store.integer(forKey: key)
    }
}

extension Double: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> Double? {
        store.object(forKey: key) == nil ? nil : store.double(forKey: key)
    }
}

extension String: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> String? { store.string(forKey: key) }
}

extension Data: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> Data? { store.data(forKey: key) }
}

extension URL: _StorableValue {
    public static func _read(_ key: String, in store: UserDefaults) -> URL? { store.url(forKey: key) }
}

extension Date: _StorableValue {}

/// A record of what people chose of an interface, which begins with no choice where nothing is kept.
public protocol _StorableChoices: _StorableValue {
    init()
}

/// The form in which a stored value is read and written: as itself, or as its raw value.
struct StoredForm<Value> {
    let read: (Any) -> Value?
    /// nil takes the value away.
    let write: (Value) -> Any?
    /// The value in a store that the code names.
    let load: (_ key: String, _ store: UserDefaults) -> Value?

    static func plain() -> StoredForm where Value: _StorableValue {
        StoredForm(read: { $0 as? Value }, write: { $0 }, load: Value._read)
    }

    static func raw() -> StoredForm where Value: RawRepresentable, Value.RawValue: _StorableValue {
        StoredForm(
            read: { ($0 as? Value.RawValue).flatMap(Value.init) }, write: { $0.rawValue },
            load: { Value.RawValue._read($0, in: $1).flatMap(Value.init) })
    }

    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
        StoredForm(read: { form.read($0) }, write: { $0.flatMap(form.write) }, load: { form.load($0, $1) })
    }
}

/// A value under a key, in the memory of the session: a picture writes nothing to the machine, and reads what is stored there
/// only of a store that the code names.
struct StoredValue<Value> {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    /// nil for the one around the view, and at last the standard one.
    private let named: UserDefaults?
    private var store: UserDefaults?
    private var values: StateLocation<StoredEntries>?

    init(_ initial: Value, key: String, form: StoredForm<Value>, store: UserDefaults? = nil) {
        self.key = key
        self.initial = initial
        self.form = form
        named = store
    }

    var value: Value {
        get {
            switch values?.value[StoredKey(store: store, key: key)] {
            case .written(let value): form.read(value) ?? initial
            case .removed: initial
            case nil: store.flatMap { form.load(key, $0) } ?? initial
            }
        }
        nonmutating set {
            guard let values else { return }
            var changed = values.value
            changed[StoredKey(store: store, key: key)] = form.write(newValue).map { .written($0) } ?? .removed
            values.set(changed)
        }
    }

    var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

    /// `Store` keeps the values of one wrapper apart from those of another.
    mutating func bind<Store: StoredValues>(
        _ kind: Store.Type, around store: UserDefaults? = nil, in binding: inout _PropertyBinding
    ) {
        let store = named ?? store
        // What the standard defaults hold is the machine's, and no input of a picture.
        self.store = store === UserDefaults.standard ? nil : store
        let session = binding.session
        let location = session.store { Store(session) }.location
        values = location
        binding.watch(location)
    }
}

/// The values that views wrote, by store and key.
typealias StoredEntries = [StoredKey: StoredEntry]

/// The place of a value: a store, nil for the standard one, and a key.
struct StoredKey: Hashable {
    var store: UserDefaults?
    var key: String

    static func == (a: StoredKey, b: StoredKey) -> Bool { a.store === b.store && a.key == b.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A value that a view wrote.
enum StoredEntry {
    case written(Any)
    /// The value was taken away: the initial one counts again, whatever the store holds.
    case removed
}

/// The values of a session.
class StoredValues {
    let location: StateLocation<StoredEntries>

    required init(_ session: Session) {
        location = StateLocation([:], session: session, owner: "storage")
    }
}
