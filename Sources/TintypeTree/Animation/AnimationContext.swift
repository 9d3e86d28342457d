/// The values that an animation may read, and keep between two steps of it.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's own values.
    public var state: AnimationState<Value>
    /// Indicates whether the change is over for those who wait for its end, while it may still be seen to move.
    public var isLogicallyComplete: Bool
    private let values: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        values = environment
    }

    /// The environment of the view that changes.
    public var environment: EnvironmentValues { values }

    /// The same with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: values)
    }
}

/// The values that animations keep between their steps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state that holds nothing.
    public init() {}

    /// The value for `key`, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value of a state that holds none for the key.
    static var defaultValue: Value { get }
}
