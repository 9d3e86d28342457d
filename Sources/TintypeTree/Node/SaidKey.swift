/// A key of what a view says to what is around it.
///
/// Frames, paddings and whatever else is put around one view do not hide its word; containers of several do.
protocol SaidKey {
    associatedtype Value
}

extension Node {
    /// The view's word for a key: that of the outermost modifier on it; nil for none.
    func said<K: SaidKey>(_ key: K.Type) -> K.Value? {
        if let value = traits.layoutValues[ObjectIdentifier(key)] as? K.Value { return value }
        switch kind {
        case .effect(_, let child), .value(_, let child): return child.said(key)
        case .attachment(let attachment): return attachment.primary.said(key)
        case .layout(let box, let children):
            return box.isUnary && children.count == 1 ? children[0].said(key) : nil
        case .leaf, .deferred: return nil
        }
    }

    /// Sets what the view says.
    func say<K: SaidKey>(_ key: K.Type, _ value: K.Value) {
        traits.layoutValues[ObjectIdentifier(key)] = value
    }
}
