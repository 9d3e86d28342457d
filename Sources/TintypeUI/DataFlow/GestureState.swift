/// A value that lives as long as a gesture: SwiftUI's wrapper. A still picture has no gesture, so it stays as it was made.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    /// Creates a state with a value outside of the gesture.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with a value outside of the gesture.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }

    public mutating func _bind(in binding: inout _PropertyBinding) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}
