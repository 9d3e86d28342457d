public import TintypeTree

/// A value that lives as long as a gesture: SwiftUI's wrapper. `updating(_:body:)` changes it, and it returns to what it was at
/// first when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?
    /// Edits what goes along with the return to the first value.
    private let resetting: (Value, inout Transaction) -> Void

    /// Creates a state with a value outside of the gesture.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    /// Creates a state with a value outside of the gesture.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// - Parameter resetTransaction: The transaction of the return to the first value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// Creates a state that is reset in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: Edits what goes along with the return to the first value, by the last one.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetting = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value {
        if let location { return location.value }
        return initial
    }

    public var projectedValue: GestureState<Value> { self }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let (initial, session, owner) = (initial, binding.session, binding.owner)
        let location = binding.state { StateLocation(initial, session: session, owner: owner) }
        self.location = location
        binding.watch(location)
    }

    /// Changes the value while the gesture lasts.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var (value, transaction) = (location.value, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { location.set(value) }
    }

    /// Returns to the first value.
    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(location.value, &transaction)
        withTransaction(transaction) { location.set(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }

    /// Creates a state of nil that is reset in a transaction.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state of nil that is reset by a closure.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
