import TintypeTree

/// A value that a view keeps between evaluations: SwiftUI's wrapper. Writing another value evaluates the scene again.
///
/// The value belongs to the view's place in the tree: it is gone when the view is, or has another `id(_:)`. It must not be
/// written while views are made of it; `body` that does so is an error, which SwiftUI calls undefined.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// Creates a state with a first value.
    @inlinable
    public init(wrappedValue value: Value) {
        initial = value
        location = nil
    }

    /// Creates a state with a first value.
    @inlinable
    public init(initialValue value: Value) {
        initial = value
        location = nil
    }

    /// Before the view is evaluated, its initial value; writing it then has no effect, as in SwiftUI.
    public var wrappedValue: Value {
        get {
            // Not `location?.value ?? initial`: an optional of a generic value costs a look-up of its metadata.
            if let location { return location.value }
            return initial
        }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location)
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let (initial, session, owner) = (initial, binding.session, binding.owner)
        let location = binding.state { StateLocation(initial, session: session, owner: owner) }
        self.location = location
        binding.watch(location)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}
