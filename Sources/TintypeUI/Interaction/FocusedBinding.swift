import Observation
import OpenCombine
import TintypeTree

/// Reads and writes what the view with the focus hands up: SwiftUI's wrapper. In a picture it is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates a property for the binding that the focused view has put under a key.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }

    public mutating func _bind(in binding: inout _PropertyBinding) {}
}
