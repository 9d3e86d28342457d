public import TintypeGraphics

/// A key of something that goes along with a change.
public protocol TransactionKey {
    associatedtype Value
    /// The value of a transaction that holds none for the key.
    static var defaultValue: Value { get }
}

/// The context of a change of state: above all its animation.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The ends of animations that somebody waits for.
    package private(set) var completions: [AnimationCompletion] = []
    /// The environment of the view that changes, for animations that ask for it; nil where that is not known.
    package var environment: EnvironmentValues?
    /// The call of `withTransaction` that it goes along with; nil for a change that came by itself.
    package private(set) var call: Call?

    /// One call of `withTransaction`, which sets its changes apart from others.
    package final class Call {}

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation of the change; nil for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Indicates whether views do not animate the change by themselves.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Indicates whether the change is one of many, as while a slider is moved.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Indicates whether speeds are kept for the animation that ends the change.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// The point of a scroll view at which the view that is scrolled to shall stand; nil for the usual one. It is kept for
    /// those who ask: nothing scrolls by it, and a `ScrollPosition` has an anchor of its own.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// The value for `key`, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            // Not one cast of both: where the value is an optional, nothing kept would be taken for nil.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Asks to be told when the animations of the change are over, or at once where nothing is animated. Only a living view
    /// tells: a picture shows where the change leads.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// Adds somebody who waits for the end of the change's animations.
    package mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    /// Tells those who wait for the end that there was a change to wait for.
    func noteChange() {
        for completion in completions { completion.hasChange = true }
    }

    /// The transaction of a call inside another's: what it does not say is as outside.
    package func inside(_ outer: Transaction?) -> Transaction {
        var merged = self
        merged.call = Call()
        guard let outer else { return merged }
        merged.values.merge(outer.values) { own, _ in own }
        merged.completions = outer.completions + completions
        return merged
    }
}

/// The point at which the animations of a change count as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    package let waitsForRest: Bool

    /// The point at which they look over, though they may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
    /// The point at which nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

private enum AnimationKey: TransactionKey {
    static let defaultValue: Animation? = nil
}
private enum DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
}
private enum IsContinuousKey: TransactionKey {
    static let defaultValue = false
}
private enum TracksVelocityKey: TransactionKey {
    static let defaultValue = false
}
private enum ScrollTargetAnchorKey: TransactionKey {
    static let defaultValue: UnitPoint? = nil
}
