import TintypeTree

func typed<K: PreferenceKey>(_ value: Any, of key: K.Type) -> K.Value {
    guard let value = value as? K.Value else { preconditionFailure("a key's values are of one type") }
    return value
}

func edit<K: PreferenceKey>(_ value: inout Any, of key: K.Type, _ change: (inout K.Value) -> Void) {
    var edited = typed(value, of: key)
    change(&edited)
    value = edited
}
