public import Foundation
import TintypeTree

/// A type that `AppStorage` and `SceneStorage` keep as it is. Types whose raw value is an `Int` or a `String` are kept by it.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}
extension URL: _StorableValue {}

/// How a stored value is read and written: as itself, or as its raw value.
struct StoredForm<Value> {
    let read: (Any) -> Value?
    /// nil takes the value away.
    let write: (Value) -> Any?

    static func plain() -> StoredForm { StoredForm(read: { $0 as? Value }, write: { $0 }) }

    static func raw() -> StoredForm where Value: RawRepresentable {
        StoredForm(read: { ($0 as? Value.RawValue).flatMap(Value.init) }, write: { $0.rawValue })
    }

    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
        StoredForm(read: { form.read($0) }, write: { $0.flatMap(form.write) })
    }
}

/// A value under a key, in the memory of the session: a picture neither reads nor writes what is stored on the machine.
struct StoredValue<Value> {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    private var values: StateLocation<[String: Any]>?

    init(_ initial: Value, key: String, form: StoredForm<Value>) {
        self.key = key
        self.initial = initial
        self.form = form
    }

    var value: Value {
        get { values?.value[key].flatMap(form.read) ?? initial }
        nonmutating set {
            guard let values else { return }
            var changed = values.value
            changed[key] = form.write(newValue)
            values.set(changed)
        }
    }

    var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

    /// `Store` keeps the values of one wrapper apart from those of another.
    mutating func bind<Store: StoredValues>(_ store: Store.Type, in binding: _PropertyBinding) {
        values = binding.session.store { Store(binding.session) }.location
    }
}

/// The values of a session, by key.
class StoredValues {
    let location: StateLocation<[String: Any]>

    required init(_ session: Session) {
        location = StateLocation([:], session: session, owner: "storage")
    }
}
