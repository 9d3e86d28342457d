public import TintypeCombine
import TintypeTree

/// An observable object that `environmentObject(_:)` put around the view: SwiftUI's wrapper.
///
/// Where there is none the view is an error, also where it does not read the object.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure("\(ObjectType.self) is read from the environment outside of a view's evaluation")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        object = binding.environment[ObjectKey<ObjectType>.self]
        guard let object else {
            return binding.fail(
                "there is no \(ObjectType.self) in the environment",
                hint: "add .environmentObject(_:) with one to a view around it")
        }
        binding.state { ObjectObservation() }.watch(object, in: binding)
    }
}

enum ObjectKey<Object: ObservableObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Puts an observable object around the views below, which read it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environmentChange { $0[ObjectKey<T>.self] = object }
    }
}
