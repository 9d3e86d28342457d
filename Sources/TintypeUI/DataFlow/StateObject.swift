public import OpenCombine

/// An observable object that the view makes once and keeps: SwiftUI's wrapper.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var location: ObjectLocation<ObjectType>?

    /// `thunk` is called once for the view's life, when it is first evaluated.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The view's object; before the view is evaluated, a new one at each reading.
    public var wrappedValue: ObjectType { location?.object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let location = binding.state { ObjectLocation(make()) }
        location.observation.watch(location.object, in: &binding)
        self.location = location
    }
}

private final class ObjectLocation<Object: ObservableObject> {
    let object: Object
    let observation = ObjectObservation()

    init(_ object: Object) {
        self.object = object
    }
}
