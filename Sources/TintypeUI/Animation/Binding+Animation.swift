public import TintypeTree

extension Binding {
    /// A binding whose writes are told what goes along with them.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, CurrentTransaction.value ?? Transaction()) })
    }

    /// The binding with an animation for what it writes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The binding with what goes along with what it writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}
