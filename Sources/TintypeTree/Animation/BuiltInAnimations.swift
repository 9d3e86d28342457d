import Foundation

/// A timing curve over some seconds.
struct CurveAnimation: CustomAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        var shown = value
        shown.scale(by: curve.value(at: time / duration))
        return shown
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        var speed = value
        speed.scale(by: curve.velocity(at: time / duration) / duration)
        return speed
    }
}

/// A spring, which takes over the place and the speed of whatever it interrupts.
struct SpringAnimation: CustomAnimation {
    let spring: Spring
    let blendDuration: TimeInterval

    /// The place at which the spring took over.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        var way = V.zero
        var velocity = V.zero
        /// In seconds from the beginning of the first animation.
        var time = 0.0
        static var defaultValue: Start { Start() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let (elapsed, way) = (time - start.time, value - start.way)
        if elapsed >= spring.response { context.isLogicallyComplete = true }
        let length =
            start.velocity == .zero
            ? spring.settlingDuration
            : spring.settlingDuration(
                target: way, initialVelocity: start.velocity,
                epsilon: 0.001 * max(value.magnitudeSquared.squareRoot(), 1e-9))
        guard elapsed < length else { return nil }
        return start.way + spring.value(target: way, initialVelocity: start.velocity, time: elapsed)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        return spring.velocity(target: value - start.way, initialVelocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let way = previous.animate(value: value, time: time, context: &context) ?? value
        context.state = AnimationState()
        context.state[Start<V>.self] = Start(way: way, velocity: velocity, time: time)
        return true
    }
}

/// A spring that begins with a speed of its own and adds to what it interrupts.
struct AddedSpringAnimation: CustomAnimation {
    let spring: Spring
    /// In lengths of the change a second.
    let initialVelocity: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001) else {
            return nil
        }
        return spring.value(target: value, initialVelocity: speed(for: value), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: speed(for: value), time: time)
    }

    private func speed<V: VectorArithmetic>(for value: V) -> V {
        var speed = value
        speed.scale(by: initialVelocity)
        return speed
    }
}
