public import TintypeTree

/// A length that grows with the type size: SwiftUI's wrapper. Pictures are drawn at the default type size, at which the length
/// is as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {}
}
