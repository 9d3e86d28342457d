public import TintypeTree

/// A way to read and write a value that lives elsewhere: SwiftUI's wrapper.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// nil for what goes along with the changes around; apart, since most bindings have none.
    private var box: TransactionBox?

    /// Creates a binding from closures that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    init(_ location: StateLocation<Value>) {
        self.init(get: { location.value }, set: location.set)
    }

    /// A binding that keeps its value whatever is written.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            guard let box else { return write(newValue) }
            withTransaction(box.transaction) { write(newValue) }
        }
    }

    /// The context of the writes: that of the changes around until it is set.
    public var transaction: Transaction {
        get { box?.transaction ?? Transaction() }
        set { box = TransactionBox(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

private final class TransactionBox {
    let transaction: Transaction

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    public mutating func _bind(in binding: inout _PropertyBinding) {}
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// A binding to the value as an optional one. Writing nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional; nil where there is none now. If it is lost later, the last value stays.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? value },
            set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
    }

    /// A binding to the value, its type erased. Writing a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}
