public import Observation
public import OpenCombine
import TintypeTree

/// Reads what the view with the focus hands up: SwiftUI's wrapper. Nothing in a picture has the focus of a window: it is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Reads a model that the view with the focus hands up by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    public var wrappedValue: Value? { nil }

    public mutating func _bind(in binding: inout _PropertyBinding) {}
}

nonisolated extension View {
    /// Hands a value up while the view has the focus.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }

    @_disfavoredOverload
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }

    /// Hands a value up while the view's scene has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    @_disfavoredOverload
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Hands a model up while the view has the focus.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Hands a model up while the view's scene has the focus.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Hands an observable object up while the view has the focus.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

    /// Hands an observable object up while the view's scene has the focus.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
