import TintypeTree

/// A value that a view keeps between evaluations: SwiftUI's wrapper. Writing it evaluates the scene again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    /// Before the view is evaluated, its initial value; writing it then has no effect, as in SwiftUI.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let session = binding.session
        location = session.state(of: binding.view, index: binding.nextIndex()) {
            StateLocation(initial, session: session)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Where a state lives, for as long as the session.
final class StateLocation<Value> {
    private unowned let session: Session
    var value: Value {
        didSet { session.invalidate() }
    }

    init(_ value: Value, session: Session) {
        self.value = value
        self.session = session
    }
}
