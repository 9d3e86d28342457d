import Foundation

/// An animation that begins later.
struct DelayedAnimation: CustomAnimation {
    let animation: Animation
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : animation.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : animation.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation in which time passes faster or slower.
struct PacedAnimation: CustomAnimation {
    let animation: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var velocity = animation.velocity(value: value, time: time * speed, context: context)
        velocity?.scale(by: speed)
        return velocity
    }
}

/// An animation that is over earlier for those who wait for its end.
struct CompletedAnimation: CustomAnimation {
    let animation: Animation
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let shown = animation.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return shown
    }
}

/// An animation several times, or without end.
struct RepeatedAnimation: CustomAnimation {
    let animation: Animation
    /// nil for no end.
    let count: Int?
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let length = passLength(of: value, context)
        guard length > 0 else { return nil }
        let pass = Int(saturating: time / length)
        if let count, pass >= count { return nil }
        let inPass = time - Double(pass) * length
        let isReversed = autoreverses && !pass.isMultiple(of: 2)
        var inner = context
        return animation.animate(value: value, time: isReversed ? length - inPass : inPass, context: &inner) ?? value
    }

    /// The length of a pass in seconds, to a 300th: animations tell when they are over, and not when they will be.
    private func passLength<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
        if let curve = animation.base as? CurveAnimation { return curve.duration }
        if let spring = animation.base as? SpringAnimation { return spring.spring.settlingDuration }
        for step in 1...18_000 {
            var inner = context
            let time = Double(step) / 300
            if animation.animate(value: value, time: time, context: &inner) == nil { return time }
        }
        return 60
    }
}
