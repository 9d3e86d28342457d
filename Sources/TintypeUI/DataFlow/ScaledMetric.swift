import Foundation
public import TintypeTree

/// A length that grows with the type size as texts of a style do: SwiftUI's wrapper. At the default type size, and on macOS, it
/// is as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let unscaled: Value
    private let textStyle: Font.TextStyle
    private var factor: Value = 1

    /// A length that grows as the body's text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A length that grows as texts of `textStyle` do.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        unscaled = wrappedValue
        self.textStyle = textStyle
    }

    public var wrappedValue: Value { unscaled * factor }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let environment = binding.environment
        factor = Value(textStyle.factor(on: environment.platform.name, at: environment.dynamicTypeSize))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
