import Observation
import OpenCombine
import TintypeTree

/// A key of something that the view with the focus hands up.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the view with the focus hands up.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value for a key; nil for none.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
