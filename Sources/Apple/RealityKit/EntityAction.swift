public import Foundation

/// Something that an entity does for a time. It is kept as a value, and not done.
public protocol EntityAction {
    /// The type of the value that moves; nil for none.
    var animatedValueType: (any AnimatableData.Type)? { get }
}

extension EntityAction {
    public var animatedValueType: (any AnimatableData.Type)? { nil }
}

/// The turns about an axis.
public struct SpinAction: EntityAction, Codable, Sendable {
    /// The number of turns, the axis, and the course.
    public var revolutions: Float
    public var localAxis: SIMD3<Float>
    public var timingFunction: AnimationTimingFunction
    public var isAdditive: Bool

    /// Creates turns.
    public init(
        revolutions: Float, localAxis: SIMD3<Float> = SIMD3(0, 1, 0),
        timingFunction: AnimationTimingFunction = .linear, isAdditive: Bool = false
    ) {
        (self.revolutions, self.localAxis) = (revolutions, localAxis)
        (self.timingFunction, self.isAdditive) = (timingFunction, isAdditive)
    }
    public var animatedValueType: (any AnimatableData.Type)? { Transform.self }
}

/// A movement that has an entity seen.
public struct EmphasizeAction: EntityAction, Codable, Sendable {
    /// The kinds of the movement.
    public enum EmphasizeMotionType: Hashable, Codable, Sendable {
        case pop, blink, bounce, flip, float, jiggle, pulse, spin
    }

    /// The ways in which it is done.
    public enum EmphasizeAnimationStyle: Hashable, Codable, Sendable {
        case basic, playful, wild
    }

    /// The kind and the way.
    public var motionType: EmphasizeMotionType
    public var style: EmphasizeAnimationStyle
    public var isAdditive: Bool

    /// Creates a movement.
    public init(
        motionType: EmphasizeMotionType, style: EmphasizeAnimationStyle = .basic, isAdditive: Bool = false
    ) { (self.motionType, self.style, self.isAdditive) = (motionType, style, isAdditive) }
}

/// The change of a value to another, or by one.
public struct FromToByAction<Value: AnimatableData>: EntityAction {
    /// The values and the course.
    public let from: Value?
    public let to: Value?
    public let by: Value?
    public var timingFunction: AnimationTimingFunction
    public var isAdditive: Bool

    /// The space of a movement.
    public enum TransformMode: Hashable, Codable, Sendable {
        case parent, local, scene
        public static var `default`: TransformMode { .parent }
    }

    /// Creates a change.
    public init(from: Value? = nil, to: Value, timing: AnimationTimingFunction = .linear, isAdditive: Bool = false) {
        (self.from, self.to, by, timingFunction, self.isAdditive) = (from, to, nil, timing, isAdditive)
    }
    public init(from: Value? = nil, by: Value, timing: AnimationTimingFunction = .linear, isAdditive: Bool = false) {
        (self.from, to, self.by, timingFunction, self.isAdditive) = (from, nil, by, timing, isAdditive)
    }
    public init(
        from: Value? = nil, to: Value, mode: TransformMode, timing: AnimationTimingFunction = .linear,
        isAdditive: Bool = false
    ) where Value == Transform { self.init(from: from, to: to, timing: timing, isAdditive: isAdditive) }
    public var animatedValueType: (any AnimatableData.Type)? { Value.self }
}

extension AnimationResource {
    /// Makes a movement of what an entity does: one that ends at once.
    public static func makeActionAnimation(
        for action: some EntityAction, duration: TimeInterval = 1, name: String = "", bindTarget: BindTarget? = nil,
        blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [],
        trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil,
        offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) throws -> AnimationResource { AnimationResource() }
}
