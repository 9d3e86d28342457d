import Foundation

/// The value of one attribute of one view: where it is to be, and how it gets there.
protocol AttributeAnimator: AnyObject {
    /// The round of evaluation that last asked for it.
    var round: Int { get }
    /// Indicates whether it is on its way.
    var isRunning: Bool { get }
    /// The instant at which it is there, in seconds from the stage's beginning; infinity for never. Now where it is there.
    func end(_ criteria: AnimationCompletionCriteria) -> Double
}

/// The animation of one attribute.
///
/// A shown value is a function of what was set, and when, and of the instant: it is the same however many instants were asked
/// for before.
final class Animator<V: VectorArithmetic>: AttributeAnimator {
    /// The value that was set last.
    private(set) var target: V
    /// Apart, as most attributes never run.
    private var running: Running?
    /// The end of the run; nil until it is asked for.
    private var knownEnd: (rest: Double?, logical: Double?)
    var round = 0

    init(_ target: V) {
        self.target = target
    }

    var isRunning: Bool { running != nil }

    /// The value shown at an instant, when `target` is set.
    ///
    /// A change without an animation moves what is shown at once by as much, and ends no animation that is under way, as in
    /// SwiftUI.
    ///
    /// - Parameter begun: Told where the change begins an animation.
    func value(
        _ target: V, _ transaction: Transaction?, at time: Double, in environment: EnvironmentValues, begun: () -> Void
    ) -> V {
        if target != self.target {
            let change = target - self.target
            self.target = target
            if let animation = transaction?.animation {
                begin(animation, change, at: time, in: environment)
                begun()
            }
        }
        guard let running else { return target }
        guard let way = running.run.way(at: time) else {
            self.running = nil
            return target
        }
        return target - running.run.whole + way
    }

    private func begin(_ animation: Animation, _ change: V, at time: Double, in environment: EnvironmentValues) {
        knownEnd = (nil, nil)
        guard let running = self.running, running.run.way(at: time) != nil else {
            self.running = Running(Run(animation: animation, whole: change, begin: time, environment: environment))
            return
        }
        running.run.interrupt(with: animation, change, at: time)
    }

    func end(_ criteria: AnimationCompletionCriteria) -> Double {
        guard let run = running?.run else { return -.infinity }
        if let known = criteria.waitsForRest ? knownEnd.rest : knownEnd.logical { return known }
        let end = run.end(criteria)
        if criteria.waitsForRest { knownEnd.rest = end } else { knownEnd.logical = end }
        return end
    }

    private final class Running {
        var run: Run

        init(_ run: Run) {
            self.run = run
        }
    }

    /// An animation under way.
    private struct Run {
        var animation: Animation
        var state = AnimationState<V>()
        /// The whole way from where it began to the target.
        var whole: V
        let begin: Double
        let environment: EnvironmentValues
        /// The time up to which an animation that keeps a state was run, in steps.
        private var stepped = 0.0

        /// The step of animations that keep a state, in seconds: a display's.
        private static var step: Double { 1.0 / 60 }

        init(animation: Animation, whole: V, begin: Double, environment: EnvironmentValues) {
            self.animation = animation
            self.whole = whole
            self.begin = begin
            self.environment = environment
        }

        /// The part of the way that is behind it; nil where it is over.
        mutating func way(at time: Double) -> V? { shown(at: time).way }

        /// The part of the way that is behind it, nil where it is over, and whether it looks over.
        private mutating func shown(at time: Double) -> (way: V?, isLogicallyComplete: Bool) {
            let elapsed = max(time - begin, 0)
            if !animation.isStateless {
                // Whole steps from the beginning, so that what is seen does not depend on the instants that were asked for.
                while stepped + Self.step <= elapsed {
                    stepped += Self.step
                    var context = context
                    guard animation.animate(value: whole, time: stepped, context: &context) != nil else {
                        return (nil, true)
                    }
                    state = context.state
                }
            }
            var context = context
            let way = animation.animate(value: whole, time: elapsed, context: &context)
            return (way, way == nil || context.isLogicallyComplete)
        }

        private var context: AnimationContext<V> { AnimationContext(state: state, environment: environment) }

        mutating func interrupt(with next: Animation, _ change: V, at time: Double) {
            let elapsed = time - begin
            var context = context
            if next.shouldMerge(previous: animation, value: whole, time: elapsed, context: &context) {
                animation = next
                state = context.state
            } else {
                CombinedAnimation.adding(next, at: elapsed, change, to: &animation, way: whole, state: &state)
            }
            whole += change
        }

        /// The instant of the end, to a microsecond: animations tell when they are over, and not when they will be.
        func end(_ criteria: AnimationCompletionCriteria) -> Double {
            let longest = 600.0
            var probe = self
            func isOver(at elapsed: Double, in run: inout Run) -> Bool {
                let shown = run.shown(at: begin + elapsed)
                return shown.way == nil || (!criteria.waitsForRest && shown.isLogicallyComplete)
            }
            var after = 0.0
            while !isOver(at: after, in: &probe) {
                after += Self.step
                if after > longest { return .infinity }
            }
            guard animation.isStateless, after > 0 else { return begin + after }
            var before = after - Self.step
            while after - before > 1e-8 {
                let middle = (before + after) / 2
                if isOver(at: middle, in: &probe) { after = middle } else { before = middle }
            }
            return begin + (after * 1e6).rounded() / 1e6
        }
    }
}

extension Animation {
    /// The duration of a change from 0 to 1, in seconds; infinity for one that takes more than ten minutes or has no end.
    package func length(_ criteria: AnimationCompletionCriteria) -> Double {
        let animator = Animator(0.0)
        _ = animator.value(1, Transaction(animation: self), at: 0, in: EnvironmentValues()) {}
        return animator.end(criteria)
    }
}
