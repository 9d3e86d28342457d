import Foundation

/// A spring, which takes over the place and the speed of whatever it interrupts.
struct SpringAnimation: CustomAnimation {
    let spring: Spring
    /// The time over which the response goes from that of a spring that it interrupts to its own, in seconds.
    let blendDuration: TimeInterval

    /// The place at which the spring took over.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        var way = V.zero
        var velocity = V.zero
        /// In seconds from the beginning of the first animation.
        var time = 0.0
        /// The response of the spring that was interrupted; nil where there is nothing to blend.
        var response: Double?
        static var defaultValue: Start { Start() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let elapsed = time - start.time
        if elapsed >= response(after: elapsed, from: start.response) { context.isLogicallyComplete = true }
        let own = blended(value, start, elapsed)
        let way = value - own.way
        let length =
            own.velocity == .zero
            ? spring.settlingDuration
            : spring.settlingDuration(
                target: way, initialVelocity: own.velocity,
                epsilon: 0.001 * max(value.magnitudeSquared.squareRoot(), 1e-9))
        guard elapsed - own.time < length else { return nil }
        return own.way + spring.value(target: way, initialVelocity: own.velocity, time: elapsed - own.time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let elapsed = time - start.time
        let own = blended(value, start, elapsed)
        return spring.velocity(target: value - own.way, initialVelocity: own.velocity, time: elapsed - own.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let way = previous.animate(value: value, time: time, context: &context) ?? value
        context.state = AnimationState()
        var start = Start(way: way, velocity: velocity, time: time)
        let other = (previous.base as? SpringAnimation)?.spring.response
        if blendDuration > 0, blendDuration.isFinite, other != spring.response { start.response = other }
        context.state[Start<V>.self] = start
        return true
    }
}

extension SpringAnimation {
    /// The greatest number of steps in which a blend is calculated.
    private static var mostSteps: Double { 2_000 }

    /// The response so many seconds after the spring took over from one of another. SwiftUI blends it, and not the damping, by
    /// a smooth step (OpenSwiftUI's reading of SwiftUI 6.5, FluidSpringAnimation).
    private func response(after elapsed: Double, from other: Double?) -> Double {
        guard let other, elapsed < blendDuration else { return spring.response }
        let part = max(elapsed / blendDuration, 0)
        return spring.response + (other - spring.response) * (1 - part * part * (3 - 2 * part))
    }

    /// The place, the speed and the time from which the spring goes on with its own response.
    ///
    /// The blend goes in steps of a 300th of a second, as SwiftUI's does. Each is exact for the response in its middle, so that
    /// no step can be too large for a stiff spring.
    private func blended<V: VectorArithmetic>(_ value: V, _ start: Start<V>, _ elapsed: Double) -> Start<V> {
        var own = Start(way: start.way, velocity: start.velocity)
        guard start.response != nil else { return own }
        let count = min((blendDuration * 300).rounded(.up), Self.mostSteps)
        let step = blendDuration / count
        var number = 0.0
        while number < count, number * step < elapsed {
            let response = response(after: (number + 0.5) * step, from: start.response)
            let blend = Spring(response: response, dampingRatio: spring.dampingRatio)
            let end = min((number + 1) * step, elapsed)
            blend.update(value: &own.way, velocity: &own.velocity, target: value, deltaTime: end - number * step)
            own.time = end
            number += 1
        }
        return own
    }
}
