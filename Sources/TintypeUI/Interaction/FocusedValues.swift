import Observation
import OpenCombine
import TintypeTree

/// A key of something that the view with the focus hands up.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the view with the focus hands up.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Values that cannot be compared are taken for different ones.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.values.count == rhs.values.count
            && lhs.values.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = rhs.values[key] as? AnyHashable else {
                    return false
                }
                return value == other
            }
    }

    /// The value for a key; nil for none.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
