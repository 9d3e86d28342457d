public import Foundation
public import TintypeTree

/// Values that a value takes at moments after another.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes<Value>
    @KeyframesBuilder<Value> var body: Body { get }
}

/// The moments of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent<Value>
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
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

    /// Creates a track of keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.content = content()
    }

    /// Creates a track of keyframes for one property of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.content = content()
    }
}

extension KeyframeTrack {
    public typealias Value = Root
}

/// Goes to a value by a timing curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

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

    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.spring = spring
    }
}

/// Goes to a value on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value
    private let duration: TimeInterval

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = to
        self.duration = duration
    }
}

/// Takes a value at once.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    private let target: Value

    public init(_ to: Value) {
        target = to
    }
}
