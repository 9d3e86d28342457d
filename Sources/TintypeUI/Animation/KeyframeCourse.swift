public import Foundation
public import TintypeTree

/// A value that a track comes to, and how it gets there.
public struct _KeyframeMoment<Value: Animatable> {
    enum Way {
        case linear(TimeInterval, UnitCurve)
        /// The duration is nil for the time that the spring takes to come to rest.
        case spring(TimeInterval?, Spring, startVelocity: Value?)
        /// Velocities are nil for those of a smooth curve through the neighbours.
        case cubic(TimeInterval, startVelocity: Value?, endVelocity: Value?)
        case move
    }

    let target: Value
    let way: Way

    init(target: Value, _ way: Way) {
        self.target = target
        self.way = way
    }
}

/// The course of one property of a value, once the value at the beginning is known.
public struct _KeyframeCourse<Root> {
    /// The duration in seconds, and what the course makes of the value at a time.
    let begin: (Root) -> (duration: TimeInterval, change: (inout Root, TimeInterval) -> Void)

    init<Value: Animatable>(_ moments: [_KeyframeMoment<Value>], _ keyPath: WritableKeyPath<Root, Value>) {
        begin = { root in
            let course = KeyframeSegments(moments, from: root[keyPath: keyPath].animatableData)
            return (course.duration, { $0[keyPath: keyPath].animatableData = course.value(at: $1) })
        }
    }
}

/// The parts of a track, each from one value to the next.
private struct KeyframeSegments<V: VectorArithmetic> {
    private struct Segment {
        let start: TimeInterval
        let duration: TimeInterval
        let value: (TimeInterval) -> V
        let velocity: (TimeInterval) -> V
    }

    private var segments: [Segment] = []
    private(set) var duration: TimeInterval = 0
    private var first: V
    private var last: V

    init<Value: Animatable>(_ moments: [_KeyframeMoment<Value>], from first: V) where Value.AnimatableData == V {
        self.first = first
        last = first
        for (index, moment) in moments.enumerated() {
            let (start, target) = (last, moment.target.animatableData)
            let way = target - start
            let before = segments.last.map { $0.velocity($0.duration) } ?? .zero
            switch moment.way {
            case .move: break
            case .linear(let duration, let curve):
                append(duration) {
                    start + way.scaled(by: curve.value(at: duration > 0 ? $0 / duration : 1))
                } velocity: {
                    way.scaled(by: duration > 0 ? curve.velocity(at: $0 / duration) / duration : 0)
                }
            case .spring(let duration, let spring, let startVelocity):
                let speed = startVelocity?.animatableData ?? before
                let epsilon = 0.001 * max(way.magnitudeSquared.squareRoot(), 1e-9)
                let length =
                    duration ?? spring.settlingDuration(target: way, initialVelocity: speed, epsilon: epsilon)
                append(length) {
                    start + spring.value(target: way, initialVelocity: speed, time: $0)
                } velocity: {
                    spring.velocity(target: way, initialVelocity: speed, time: $0)
                }
            case .cubic(let duration, let startVelocity, let endVelocity):
                let from = startVelocity?.animatableData ?? Self.velocity(before: index, of: moments, first)
                let to = endVelocity?.animatableData ?? Self.velocity(before: index + 1, of: moments, first)
                append(duration) {
                    Self.cubic(from: start, from, to: target, to, at: $0, of: duration)
                } velocity: { time in
                    let step = max(duration, 1e-6) / 1_024
                    let (a, b) = (max(time - step, 0), min(time + step, duration))
                    let change =
                        Self.cubic(from: start, from, to: target, to, at: b, of: duration)
                        - Self.cubic(from: start, from, to: target, to, at: a, of: duration)
                    return change.scaled(by: b > a ? 1 / (b - a) : 0)
                }
            }
            last = target
        }
    }

    private mutating func append(
        _ length: TimeInterval, value: @escaping (TimeInterval) -> V, velocity: @escaping (TimeInterval) -> V
    ) {
        let length = min(max(length, 0), 3_600)
        segments.append(Segment(start: duration, duration: length, value: value, velocity: velocity))
        duration += length
    }

    func value(at time: TimeInterval) -> V {
        guard time < duration else { return last }
        guard let segment = segments.last(where: { $0.start <= max(time, 0) }) else { return first }
        return segment.value(max(time, 0) - segment.start)
    }

    /// Hermite's cubic, by the velocities at both ends.
    private static func cubic(
        from a: V, _ va: V, to b: V, _ vb: V, at time: TimeInterval, of duration: TimeInterval
    ) -> V {
        guard duration > 0 else { return b }
        let t = min(max(time / duration, 0), 1)
        let (t2, t3) = (t * t, t * t * t)
        return a.scaled(by: 2 * t3 - 3 * t2 + 1) + va.scaled(by: (t3 - 2 * t2 + t) * duration)
            + b.scaled(by: 3 * t2 - 2 * t3) + vb.scaled(by: (t3 - t2) * duration)
    }

    /// The velocity at the value that the moment of an index begins with: that of a curve through the values beside it (Catmull
    /// and Rom), and none at the ends.
    private static func velocity<Value: Animatable>(
        before index: Int, of moments: [_KeyframeMoment<Value>], _ first: V
    ) -> V where Value.AnimatableData == V {
        guard index > 0, index < moments.count else { return .zero }
        let before = index > 1 ? moments[index - 2].target.animatableData : first
        let time = moments[index - 1].length + moments[index].length
        guard time > 0 else { return .zero }
        return (moments[index].target.animatableData - before).scaled(by: 1 / time)
    }
}

extension _KeyframeMoment {
    fileprivate var length: TimeInterval {
        switch way {
        case .linear(let duration, _), .cubic(let duration, _, _): duration
        case .spring(let duration, let spring, _): duration ?? spring.settlingDuration
        case .move: 0
        }
    }
}

/// The values of keyframes over time, which can be asked for any instant.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let changes: [(inout Value, TimeInterval) -> Void]
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates the values of keyframes that begin with a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
        var courses: [_KeyframeCourse<Value>] = []
        keyframes._append(to: &courses)
        let begun = courses.map { $0.begin(initial) }
        self.initial = initial
        changes = begun.map(\.change)
        duration = begun.map(\.duration).max() ?? 0
    }

    /// The value at a time in seconds; after the end the last one.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        for change in changes { change(&value, time) }
        return value
    }

    /// The value at a part of the duration, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
