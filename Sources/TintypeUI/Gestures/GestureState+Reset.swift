public import TintypeTree

extension GestureState {
    /// - Parameter resetTransaction: The transaction of the return to the first value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue)
    }

    /// Creates a state that is reset in a transaction, or by a closure.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue)
    }

    /// - Parameter reset: Edits what goes along with the return to the first value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: wrappedValue)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state of nil that is reset in a transaction.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil)
    }

    /// Creates a state of nil that is reset by a closure.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil)
    }
}
