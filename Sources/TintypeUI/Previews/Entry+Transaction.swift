public import TintypeTree

/// An entry as a key of transactions.
private enum TransactionEntry<Key: _EntryKey>: TransactionKey {
    static var defaultValue: Key.Value { Key._entry.value }
}

extension Transaction {
    /// The value of a property marked `@Entry`.
    public subscript<Key: _EntryKey>(_entry key: Key.Type) -> Key.Value {
        get { self[TransactionEntry<Key>.self] }
        set { self[TransactionEntry<Key>.self] = newValue }
    }
}

/// An entry as a key of what the view with the focus hands up.
private enum FocusedEntry<Key: _EntryKey, Value>: FocusedValueKey {}

extension FocusedValues {
    /// The value of an optional property marked `@Entry`.
    public subscript<Key: _EntryKey, Value>(_entry key: Key.Type) -> Value? where Key.Value == Value? {
        get { self[FocusedEntry<Key, Value>.self] }
        set { self[FocusedEntry<Key, Value>.self] = newValue }
    }
}
