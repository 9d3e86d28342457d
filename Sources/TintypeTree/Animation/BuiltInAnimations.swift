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
