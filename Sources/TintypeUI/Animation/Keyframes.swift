public import Foundation
public import TintypeTree

/// Values that a value takes at moments after another.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes<Value>
    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends the courses of the tracks. Composed keyframes get this from their body.
    func _append(to courses: inout [_KeyframeCourse<Value>])
}

extension Keyframes {
    public func _append(to courses: inout [_KeyframeCourse<Value>]) { body._append(to: &courses) }
}

/// The moments of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent<Value>
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends the moments. Composed content gets this from its body.
    func _append(to moments: inout [_KeyframeMoment<Value>])
}

extension KeyframeTrackContent {
    public func _append(to moments: inout [_KeyframeMoment<Value>]) { body._append(to: &moments) }
}

/// Keyframes that hold no others.
public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}
/// Moments that hold no others.
public protocol _PrimitiveTrackContent: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframes {
    public var body: Self { self }
}

extension _PrimitiveTrackContent {
    public var body: Self { self }
}

/// The course of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: _PrimitiveKeyframes {
    private let content: Content
    private let keyPath: WritableKeyPath<Root, Value>

    /// Creates a track of keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.content = content()
        keyPath = \.self
    }

    /// Creates a track of keyframes for one property of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.content = content()
        self.keyPath = keyPath
    }
}

extension KeyframeTrack {
    public typealias Value = Root

    public func _append(to courses: inout [_KeyframeCourse<Root>]) {
        var moments: [_KeyframeMoment<Content.Value>] = []
        content._append(to: &moments)
        courses.append(_KeyframeCourse(moments, keyPath))
    }
}

/// Goes to a value by a timing curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    public func _append(to moments: inout [_KeyframeMoment<Value>]) {
        moments.append(_KeyframeMoment(target: target, .linear(duration, curve)))
    }

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = to
        self.duration = duration
        curve = timingCurve
    }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _append(to moments: inout [_KeyframeMoment<Value>]) {
        moments.append(_KeyframeMoment(target: target, .spring(duration, spring, startVelocity: startVelocity)))
    }
}

/// Goes to a value on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _append(to moments: inout [_KeyframeMoment<Value>]) {
        moments.append(
            _KeyframeMoment(
                target: target, .cubic(duration, startVelocity: startVelocity, endVelocity: endVelocity)))
    }
}

/// Takes a value at once.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value

    public init(_ to: Value) {
        target = to
    }

    public func _append(to moments: inout [_KeyframeMoment<Value>]) {
        moments.append(_KeyframeMoment(target: target, .move))
    }
}
