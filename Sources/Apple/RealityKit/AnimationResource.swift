public import Foundation

/// An animation of a file. There is none.
public final class AnimationResource: Sendable {
    /// The name, and the written form: none.
    public var name: String? { nil }
    public var definition: any AnimationDefinition { FromToByAnimation<Transform>() }

    init() {}

    /// Repeats the animation.
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }

    /// Leaves times out, in seconds.
    public func trimmed(start: TimeInterval? = nil, end: TimeInterval? = nil, duration: TimeInterval? = nil)
        -> AnimationResource
    { self }
}

/// The playing of an animation, which is at its end.
@MainActor @preconcurrency
public final class AnimationPlaybackController {
    /// The entity, and the state.
    public private(set) weak var entity: Entity?
    public var isPlaying: Bool { false }
    public var isPaused: Bool { false }
    public var isComplete: Bool { true }
    public var isStopped: Bool { true }
    public var isValid: Bool { false }
    public var speed: Float = 1
    /// The strength among other movements, from 0 to 1, and the times in seconds.
    public var blendFactor: Float = 1
    public var time: TimeInterval = 0
    public var duration: TimeInterval { 0 }

    init(entity: Entity) {
        self.entity = entity
    }

    /// Stops and goes on.
    public func pause() {}
    public func resume() {}
    public func stop() {}
    public func stop(blendOutDuration: TimeInterval) {}
}

/// The course of an animation.
public enum AnimationTimingFunction: Hashable, Codable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut
    case cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>)
}
