public import OpenCombine
import TintypeTree

/// An observable object that `environmentObject(_:)` put around the view: SwiftUI's wrapper.
///
/// A view that reads it where there is none is an error; one that only declares it is not, as in SwiftUI.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    private var missing: MissingModel?

    public init() {}

    public var wrappedValue: ObjectType {
        if let object { return object }
        let missing = missing ?? MissingModel(unbound: ObjectType.self)
        missing.read()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        object = binding.environment[ObjectKey<ObjectType>.self]
        guard let object else {
            missing = binding.miss(
                "there is no \(ObjectType.self) in the environment",
                hint: "add .environmentObject(_:) with one to a view around it")
            return
        }
        binding.state { ObjectObservation() }.watch(object, in: &binding)
    }
}

enum ObjectKey<Object: ObservableObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

nonisolated extension View {
    /// Puts an observable object around the views below, which read it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environmentChange { $0[ObjectKey<T>.self] = object }
    }
}
