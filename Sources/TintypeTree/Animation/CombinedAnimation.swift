import Foundation

/// Animations of which each began before the last was over: each goes from wherever those before it have come by then to its own
/// end. It is over when the last one is (OpenSwiftUI's reading of SwiftUI 6.5).
struct CombinedAnimation: CustomAnimation {
    /// One of them, and when it began, in seconds from the beginning of the first.
    struct Part: Hashable {
        var animation: Animation
        var begin: TimeInterval
    }

    private(set) var parts: [Part]

    /// The memory of the parts: the whole way that each was to go, from the beginning, and its state.
    private struct Kept<V: VectorArithmetic>: AnimationStateKey {
        var ways: [V] = []
        var states: [AnimationState<V>] = []
        static var defaultValue: Kept { Kept() }
    }

    /// Adds a part to a running animation.
    ///
    /// - Parameters:
    ///   - way: The way of the running animation.
    ///   - change: The way that the new part adds to it.
    static func adding<V: VectorArithmetic>(
        _ animation: Animation, at time: TimeInterval, _ change: V, to running: inout Animation, way: V,
        state: inout AnimationState<V>
    ) {
        if var combined = running.base as? CombinedAnimation {
            combined.parts.append(Part(animation: animation, begin: time))
            running = Animation(combined)
        } else {
            var kept = Kept<V>()
            kept.ways = [way]
            kept.states = [state]
            state = AnimationState()
            state[Kept<V>.self] = kept
            running = Animation(
                CombinedAnimation(parts: [
                    Part(animation: running, begin: 0), Part(animation: animation, begin: time),
                ]))
        }
        state[Kept<V>.self].ways.append(way + change)
        state[Kept<V>.self].states.append(AnimationState())
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var kept = context.state[Kept<V>.self]
        guard kept.ways.count == parts.count else { return nil }
        var come = V.zero
        var isOver = false
        for (index, part) in parts.enumerated() {
            var inner = context.withState(kept.states[index])
            inner.isLogicallyComplete = false
            let way = kept.ways[index] - come
            let shown = part.animation.animate(value: way, time: time - part.begin, context: &inner)
            kept.states[index] = inner.state
            come += shown ?? way
            isOver = shown == nil
            context.isLogicallyComplete = inner.isLogicallyComplete
        }
        context.state[Kept<V>.self] = kept
        return isOver ? nil : come
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let kept = context.state[Kept<V>.self]
        guard kept.ways.count == parts.count else { return nil }
        var (come, speed) = (V.zero, V.zero)
        for (index, part) in parts.enumerated() {
            var inner = context.withState(kept.states[index])
            let way = kept.ways[index] - come
            let elapsed = time - part.begin
            // What a part makes of its way grows with the way, so the speed at which that shrinks goes the same way.
            let lost = part.animation.animate(value: speed, time: elapsed, context: &inner) ?? speed
            let own = part.animation.velocity(value: way, time: elapsed, context: inner) ?? .zero
            speed = speed - lost + own
            come += part.animation.animate(value: way, time: elapsed, context: &inner) ?? way
        }
        return speed
    }
}

extension CombinedAnimation: StatelessAnimation {
    var isStateless: Bool { parts.allSatisfy { $0.animation.isStateless } }
}
