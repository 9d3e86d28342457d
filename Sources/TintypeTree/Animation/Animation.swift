public import Foundation

/// The course of a change from an old value to a new one in time.
///
/// A picture shows what a change leads to. The animation keeps its figures all the same, and can say what it would have
/// made of a value at any time.
public struct Animation: Hashable, Sendable {
    /// The value that was made into an animation.
    public let base: any CustomAnimation

    /// Creates an animation from an animation of your own.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    /// The amount added to the old value after `time` seconds; nil when the change is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The speed of the value after `time` seconds, per second; nil where it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether this animation goes on from one that it interrupts, in place of adding to it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(base)" }
    public var debugDescription: String { "Animation(\(base))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
