import Observation
public import OpenCombine
import TintypeTree

/// Reads an observable object that the view with the focus hands up: SwiftUI's wrapper. In a picture it is nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public init() {}

    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: Wrapper? { nil }

    public mutating func _bind(in binding: inout _PropertyBinding) {}
}
