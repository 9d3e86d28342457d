/// The values that observers were told last.
///
/// Each value is kept under the place of its observer in the tree and the observer's own type, which names the type of the
/// value: no observer is ever handed what another one saw.
struct ReportedValues {
    private struct Place: Hashable {
        var view: ViewID
        var observer: ObjectIdentifier
    }

    private var values: [Place: Any] = [:]

    /// The value that an observer of a type on `view` was told last; nil for none.
    subscript<Observer: SettleObserver, Value>(view: ViewID, of observer: Observer, as type: Value.Type) -> Value? {
        get {
            // Unwrapped first: where the values are of any type, nothing would be cast to a value too.
            guard let value = values[Place(view: view, observer: ObjectIdentifier(Observer.self))] else { return nil }
            return value as? Value
        }
        set { values[Place(view: view, observer: ObjectIdentifier(Observer.self))] = newValue }
    }

    /// Forgets what was told to views that are gone.
    mutating func keep(_ present: Set<ViewID>) {
        if !values.keys.allSatisfy({ present.contains($0.view) }) {
            values = values.filter { present.contains($0.key.view) }
        }
    }
}
