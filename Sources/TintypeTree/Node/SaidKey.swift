/// A key of what a view says to what is around it.
///
/// Frames, paddings and whatever else is put around one view do not hide its word; containers of several do.
package protocol SaidKey {
    associatedtype Value
}

extension Node {
    /// The view's word for a key: that of the outermost modifier on it; nil for none.
    package func said<K: SaidKey>(_ key: K.Type) -> K.Value? {
        if let value = traits.layoutValues[ObjectIdentifier(key)] as? K.Value { return value }
        return modified?.said(key)
    }

    /// Sets what the view says.
    package func say<K: SaidKey>(_ key: K.Type, _ value: K.Value) {
        traits.layoutValues[ObjectIdentifier(key)] = value
    }
}
