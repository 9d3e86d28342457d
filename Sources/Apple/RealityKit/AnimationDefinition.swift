public import Foundation

/// A movement as it is written down. Nothing moves here.
public protocol AnimationDefinition {
    /// The name, the times in seconds, and the speed.
    var name: String { get set }
    var delay: TimeInterval { get set }
    var duration: TimeInterval { get }
    var speed: Float { get set }
    var repeatMode: AnimationRepeatMode { get set }
    var fillMode: AnimationFillMode { get set }
    var additive: Bool { get set }
    var bindTarget: BindTarget? { get set }
}

/// The repetition of a movement.
public enum AnimationRepeatMode: Hashable, Codable, Sendable {
    case none, autoReverse, cumulative, `repeat`
}

/// The effect of a movement outside of its time: before it, behind it, or both.
public struct AnimationFillMode: OptionSet, Hashable, Sendable {
    public static let none: AnimationFillMode = []
    public static let forwards = AnimationFillMode(rawValue: 1)
    public static let backwards = AnimationFillMode(rawValue: 2)
    public static let both: AnimationFillMode = [.forwards, .backwards]
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

/// The property that moves.
public enum BindTarget: Hashable, Sendable {
    case transform, jointTransforms, blendShapeWeights, opacity
    case parameter(String)

    /// The way to a property of an entity.
    public static func entity(_ name: String) -> EntityPath { EntityPath() }

    /// An entity on the way.
    public struct EntityPath: Hashable, Sendable {
        public var transform: BindTarget { .transform }
        public func entity(_ name: String) -> EntityPath { self }
    }
}

/// A value that can be moved to another.
public protocol AnimatableData: Hashable, Sendable {}
extension Transform: AnimatableData {}
extension Float: AnimatableData {}
extension Double: AnimatableData {}
extension SIMD2: AnimatableData where Scalar == Float {}
extension SIMD3: AnimatableData where Scalar == Float {}
extension SIMD4: AnimatableData where Scalar == Float {}
extension simd_quatf: AnimatableData {}

/// A movement from a value to another, or by one.
public struct FromToByAnimation<Value: AnimatableData>: AnimationDefinition {
    /// The values and the way between them.
    public var fromValue: Value?
    public var toValue: Value?
    public var byValue: Value?
    public var timing: AnimationTimingFunction
    public var name: String
    public var delay: TimeInterval
    public var duration: TimeInterval
    public var speed: Float
    public var repeatMode: AnimationRepeatMode
    public var fillMode: AnimationFillMode
    public var additive: Bool
    public var bindTarget: BindTarget?
    public var isAdditive: Bool { additive }

    /// Creates a movement.
    public init(
        name: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: TimeInterval = 1,
        timing: AnimationTimingFunction = .linear, isAdditive: Bool = false, bindTarget: BindTarget? = nil,
        blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [],
        trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil,
        offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) {
        (fromValue, toValue, byValue, self.timing) = (from, to, by, timing)
        (self.name, self.delay, self.duration, self.speed) = (name, delay, duration, speed)
        (self.repeatMode, self.fillMode, additive) = (repeatMode, fillMode, isAdditive)
        self.bindTarget = bindTarget
    }
    public init(
        name: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: TimeInterval = 1,
        timing: AnimationTimingFunction = .linear, targetPath: BindTarget
    ) {
        self.init(name: name, from: from, to: to, by: by, duration: duration, timing: timing, bindTarget: targetPath)
    }
}

/// A movement around an axis.
public struct OrbitAnimation: AnimationDefinition {
    /// The axis, the beginning and the turns.
    public var axis: SIMD3<Float>
    public var startTransform: Transform
    public var spinClockwise: Bool
    public var orientToPath: Bool
    public var rotationCount: Float
    public var name: String
    public var delay: TimeInterval = 0
    public var duration: TimeInterval
    public var speed: Float = 1
    public var repeatMode: AnimationRepeatMode
    public var fillMode: AnimationFillMode = []
    public var additive: Bool
    public var bindTarget: BindTarget?

    /// Creates a movement.
    public init(
        name: String = "", duration: TimeInterval = 1, axis: SIMD3<Float> = SIMD3(0, 1, 0),
        startTransform: Transform = .identity, spinClockwise: Bool = false, orientToPath: Bool = false,
        rotationCount: Float = 1, isAdditive: Bool = false, bindTarget: BindTarget? = nil, blendLayer: Int32 = 0,
        repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil,
        trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0,
        delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.fillMode, self.delay, self.speed) = (fillMode, delay, speed)
        (self.name, self.duration, self.axis, self.startTransform) = (name, duration, axis, startTransform)
        (self.spinClockwise, self.orientToPath, self.rotationCount) = (spinClockwise, orientToPath, rotationCount)
        (additive, self.bindTarget, self.repeatMode) = (isAdditive, bindTarget, repeatMode)
    }
}

/// A movement through values at even times.
public struct SampledAnimation<Value: AnimatableData>: AnimationDefinition {
    /// The values and the time between them, in seconds.
    public var frames: [Value]
    public var frameInterval: Float
    public var tweenMode: TweenMode
    public var name: String
    public var delay: TimeInterval = 0
    public var duration: TimeInterval { TimeInterval(frameInterval) * TimeInterval(frames.count) }
    public var speed: Float = 1
    public var repeatMode: AnimationRepeatMode
    public var fillMode: AnimationFillMode = []
    public var additive: Bool
    public var bindTarget: BindTarget?

    /// Creates a movement.
    public init(
        frames: [Value], name: String = "", tweenMode: TweenMode = .linear, frameInterval: Float = 1 / 30,
        isAdditive: Bool = false, bindTarget: BindTarget? = nil, blendLayer: Int32 = 0,
        repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil,
        trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0,
        delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.frames, self.name, self.frameInterval, self.tweenMode) = (frames, name, frameInterval, tweenMode)
        (additive, self.bindTarget, self.repeatMode) = (isAdditive, bindTarget, repeatMode)
        (self.fillMode, self.delay, self.speed) = (fillMode, delay, speed)
    }
}

/// The ways between two values.
public enum TweenMode: Hashable, Sendable {
    case hold, linear
}

extension AnimationResource {
    /// Makes a movement of how it is written down, of several after or beside each other: one that ends at once.
    public static func generate(with definition: any AnimationDefinition) throws -> AnimationResource {
        AnimationResource()
    }
    public static func sequence(with sequence: [AnimationResource]) throws -> AnimationResource { AnimationResource() }
    public static func group(with group: [AnimationResource]) throws -> AnimationResource { AnimationResource() }
    public static func generate(with view: AnimationView) throws -> AnimationResource { AnimationResource() }
}

/// A part of a movement, at another speed or time.
public struct AnimationView {
    /// The movement and the changes.
    public var source: any AnimationDefinition
    public var delay: TimeInterval
    public var speed: Float
    public var repeatMode: AnimationRepeatMode

    /// Creates a part.
    public init(
        source: any AnimationDefinition, name: String = "", bindTarget: BindTarget? = nil, blendLayer: Int32 = 0,
        repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil,
        trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0,
        delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.source, self.delay, self.speed, self.repeatMode) = (source, delay, speed, repeatMode)
    }
}
