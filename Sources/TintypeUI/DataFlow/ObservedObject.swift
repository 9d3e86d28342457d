public import OpenCombine

/// An observable object that the view was given: SwiftUI's wrapper. When it says that it will change, the scene is evaluated
/// again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of an observable object.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    public var wrappedValue: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        binding.state { ObjectObservation() }.watch(wrappedValue, in: &binding)
    }
}
