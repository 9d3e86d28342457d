public import TintypeTree

/// Reads a value of the environment: SwiftUI's wrapper.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value around the view; the key's default before the view is evaluated.
    public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        values = binding.environment
    }
}
