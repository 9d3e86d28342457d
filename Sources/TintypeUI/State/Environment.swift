public import Observation
import TintypeGraphics
public import TintypeTree

/// Reads a value of the environment, by its key path or, for an observable model, by its type: SwiftUI's wrapper.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// nil for a model. Two fields, not an enum: an enum of generic payloads costs a look-up of its metadata at each binding.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let model: Model?
    private var values: EnvironmentValues?
    private var missing: Missing?

    /// Apart from the property, which is one reference larger for it.
    private final class Missing {
        let model: MissingModel

        init(_ model: MissingModel) {
            self.model = model
        }
    }

    /// The way in which a model is read by its type.
    private final class Model {
        let type: Any.Type
        /// nil where there is none in the environment.
        let read: (EnvironmentValues) -> Value?

        init(_ type: Any.Type, read: @escaping (EnvironmentValues) -> Value?) {
            self.type = type
            self.read = read
        }
    }

    private init(_ model: Model) {
        keyPath = nil
        self.model = model
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        model = nil
    }

    /// The model of that type that `environment(_:)` put around the view. A view that reads it where there is none is an
    /// error; one that only declares it is not, as in SwiftUI.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init(Model(objectType) { $0[objectType] })
    }

    /// The model of that type that `environment(_:)` put around the view, nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(Model(objectType) { .some($0[objectType]) })
    }

    /// The value around the view; the key's default before the view is evaluated.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        if let keyPath { return values[keyPath: keyPath] }
        return readModel(values)
    }

    // Optionals of generic values cost a look-up of their metadata in whichever function names them: models have their own.
    private func readModel(_ values: EnvironmentValues) -> Value {
        if let model, let value = model.read(values) { return value }
        let missing = missing?.model ?? MissingModel(unbound: Value.self)
        missing.read()
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        values = binding.environment
        if keyPath == nil { requireModel(in: &binding) }
    }

    private mutating func requireModel(in binding: inout _PropertyBinding) {
        guard let model, model.read(binding.environment) == nil else { return }
        missing = Missing(
            binding.miss(
                "there is no \(model.type) in the environment",
                hint: "add .environment(_:) with one to a view around it"))
    }
}

extension MissingModel {
    /// Of a property that no view has been made with.
    init(unbound type: Any.Type) {
        self.init(
            RenderError(
                "\(type) is read from the environment outside of a view's evaluation",
                hint: "read it in body, or in what body starts"))
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

private enum ModelKey<Model: AnyObject>: EnvironmentKey { static var defaultValue: Model? { nil } }

nonisolated extension View {
    /// Puts an observable model around the views below, which read it by its type; nil takes it away.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environmentChange { $0[T.self] = object }
    }
}
