public import Foundation

/// A way to change values over time that a user wrote.
public protocol CustomAnimation: Hashable, Sendable {
    /// The amount added to the old value after `time` seconds; nil when the change is over.
    ///
    /// - Parameter value: The whole change: the new value less the old one.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The speed of the value after `time` seconds, per second; nil where it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation goes on from one that it interrupts, in place of adding to it.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
