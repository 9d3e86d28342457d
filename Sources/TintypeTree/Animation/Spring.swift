public import Foundation

/// A weight on a damped spring: SwiftUI's way to describe movement. Formulas: Semantics.md 8.2.
public struct Spring: Hashable, Sendable {
    /// The time of an undamped swing, in seconds: how quick the spring is.
    public let response: Double
    /// The damping as a part of what just stops it from swinging.
    public let dampingRatio: Double
    /// The mass on the spring; it changes the figures of stiffness and damping, never the movement.
    public let mass: Double

    private init(response: Double, ratio: Double, mass: Double = 1) {
        self.response = response
        dampingRatio = ratio
        self.mass = mass
    }

    /// A spring of an apparent duration in seconds.
    ///
    /// - Parameter bounce: The amount by which it swings over, up to 1; at 0 not at all, below 0 it is slower.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.99), 1)
        self.init(response: duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Creates a spring; `response` is in seconds, and a `dampingRatio` of 1 just stops it from swinging.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, ratio: dampingRatio)
    }

    /// A spring by its physical figures.
    ///
    /// - Parameter allowOverDamping: True if damping may be more than what just stops the spring from swinging.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(), ratio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// A spring that comes to rest in about `settlingDuration` seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Rest is where the hull of the swinging, e^(-ratio * frequency * t), falls below epsilon.
        let ratio = min(max(dampingRatio, 0.01), 1)
        let frequency = -log(epsilon) / (ratio * settlingDuration)
        self.init(response: 2 * .pi / frequency, ratio: ratio)
    }

    /// The apparent duration, in seconds.
    public var duration: TimeInterval { response }
    /// The amount by which the spring swings over; below 0 for one that is slower than it must be.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The force that pulls per length; at most 45,000 for each unit of mass.
    public var stiffness: Double { min(mass * frequency * frequency, 45_000 * mass) }
    /// The force that brakes per speed.
    public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }

    /// The time after which the spring is at rest, in seconds.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    }

    /// Without swinging over.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// A spring with a little swinging over.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    /// A spring with visible swinging over.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// Radians a second, undamped.
    private var frequency: Double { 2 * .pi / max(response, 1e-6) }

    /// The remainder of the swinging after a time: the hull, and the two motions in it.
    private func motion(at time: TimeInterval) -> (hull: Double, cosine: Double, sine: Double, decay: Double) {
        let decay = dampingRatio * frequency
        let hull = exp(-decay * time)
        let swing = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
        if swing * time < 1e-9 { return (hull, 1, time, decay) }
        if dampingRatio < 1 { return (hull, cos(swing * time), sin(swing * time) / swing, decay) }
        return (hull, cosh(swing * time), sinh(swing * time) / swing, decay)
    }

    /// The value after `time` seconds of a movement that began at zero, on its way to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (hull, cosine, sine, decay) = motion(at: max(time, 0))
        var (way, push) = (target, initialVelocity)
        way.scale(by: 1 - hull * (cosine + decay * sine))
        push.scale(by: hull * sine)
        return way + push
    }

    /// The speed after `time` seconds of a movement that began at zero, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (hull, cosine, sine, decay) = motion(at: max(time, 0))
        var (way, push) = (target, initialVelocity)
        way.scale(by: frequency * frequency * hull * sine)
        push.scale(by: hull * (cosine - decay * sine))
        return way + push
    }

    /// The time after which a movement that began at zero stays within `epsilon` of `target`, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let decay = dampingRatio * frequency
        guard decay > 0 else { return .infinity }
        let length = target.magnitudeSquared.squareRoot()
        var pull = target
        pull.scale(by: decay)
        let amplitude = (pull - initialVelocity).magnitudeSquared.squareRoot() + length
        return amplitude > epsilon ? -log(epsilon / amplitude) / decay : 0
    }

    /// The force on a weight that is off its target.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var (pull, brake) = (target - position, velocity)
        pull.scale(by: stiffness)
        brake.scale(by: -damping)
        return pull + brake
    }

    /// Takes a value and its speed `deltaTime` seconds on.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// The value after `time` seconds on the way between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The speed after `time` seconds on the way between two values, per second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = initialVelocity
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The time after which a movement between two values stays within `epsilon` of its end, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// The force on a weight on its way between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = position
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }
}
