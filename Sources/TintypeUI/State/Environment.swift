public import Observation
public import TintypeTree

/// Reads a value of the environment, by its key path or, for an observable model, by its type: SwiftUI's wrapper.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// The model, nil where none is in the environment.
        case model(type: Any.Type, read: (EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// The model of that type that `environment(_:)` put around the view. Where there is none the view is an error, also
    /// where it does not read the model.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .model(type: objectType) { $0[objectType] }
    }

    /// The model of that type that `environment(_:)` put around the view, nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .model(type: objectType) { .some($0[objectType]) }
    }

    /// The value around the view; the key's default before the view is evaluated.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .model(let type, let read):
            guard let model = read(values) else {
                preconditionFailure("\(type) is read from the environment outside of a view's evaluation")
            }
            return model
        }
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        values = binding.environment
        if case .model(let type, let read) = source, read(binding.environment) == nil {
            binding.fail(
                "there is no \(type) in the environment", hint: "add .environment(_:) with one to a view around it")
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension EnvironmentValues {
    /// The observable model of a type.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ModelKey<T>.self] }
        set { self[ModelKey<T>.self] = newValue }
    }

}

private enum ModelKey<Model: AnyObject>: EnvironmentKey {
    static var defaultValue: Model? { nil }
}

extension View {
    /// Puts an observable model around the views below, which read it by its type; nil takes it away.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environmentChange { $0[T.self] = object }
    }
}
