public import Foundation

/// An animation as SceneKit keeps it. It does not move anything.
open class SCNAnimation: NSObject, NSCopying, @unchecked Sendable {
    /// The property and the times in seconds.
    open var keyPath: String?
    open var duration: TimeInterval
    open var repeatCount: CGFloat
    open var startDelay: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var blendInDuration: TimeInterval = 0
    open var blendOutDuration: TimeInterval = 0
    open var autoreverses: Bool
    open var isRemovedOnCompletion = true
    open var isAppliedOnCompletion = false
    open var isAdditive = false
    open var isCumulative = false
    open var fillsForward = false
    open var fillsBackward = false
    open var usesSceneTimeBase = false
    open var timingFunction: CAMediaTimingFunction?
    open var animationEvents: [SCNAnimationEvent]?
    /// Called when it begins and ends: never.
    open var animationDidStart: ((SCNAnimation, any SCNAnimatable) -> Void)?
    open var animationDidStop: ((SCNAnimation, any SCNAnimatable, Bool) -> Void)?

    /// Creates one of an animation of layers.
    public init(caAnimation: CAAnimation) {
        keyPath = (caAnimation as? CAPropertyAnimation)?.keyPath
        (duration, repeatCount) = (caAnimation.duration, CGFloat(caAnimation.repeatCount))
        autoreverses = caAnimation.autoreverses
    }

    /// The animation of a file, which is not read: an empty one.
    public convenience init(contentsOf animationUrl: URL) { self.init(caAnimation: CAAnimation()) }
    public convenience init(named animationName: String) { self.init(caAnimation: CAAnimation()) }

    /// Returns an animation of the same times.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNAnimation(caAnimation: CAAnimation())
        (other.keyPath, other.duration, other.repeatCount) = (keyPath, duration, repeatCount)
        (other.autoreverses, other.timingFunction) = (autoreverses, timingFunction)
        (other.blendInDuration, other.blendOutDuration) = (blendInDuration, blendOutDuration)
        return other
    }
}

/// A closure at a time of an animation. Nothing calls it.
open class SCNAnimationEvent: NSObject, @unchecked Sendable {
    let time: CGFloat
    let block: (any SCNAnimatable, Any, Bool) -> Void

    /// Creates an event at a part of the animation, in 0...1.
    public init(keyTime time: CGFloat, block eventBlock: @escaping (any SCNAnimatable, Any, Bool) -> Void) {
        (self.time, block) = (time, eventBlock)
    }
}

/// The player of an animation: it plays nothing.
open class SCNAnimationPlayer: NSObject, SCNAnimatable, @unchecked Sendable {
    /// The animation, and the way in which it would be played.
    public let animation: SCNAnimation
    open var speed: CGFloat = 1
    open var blendFactor: CGFloat = 1
    open var paused = true
    private var animations: [String: CAAnimation] = [:]

    /// Creates a player of nothing, to be replaced later.
    public convenience override init() { self.init(animation: SCNAnimation(caAnimation: CAAnimation())) }

    /// Creates a player of an animation.
    public init(animation: SCNAnimation) {
        self.animation = animation
    }

    /// Begins and ends, of which the state alone tells.
    open func play() { paused = false }
    open func stop() { paused = true }
    open func stop(withBlendOutDuration duration: TimeInterval) { paused = true }

    public func addAnimation(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    public func removeAllAnimations() { animations = [:] }
    public var animationKeys: [String] { animations.keys.sorted() }
}

extension SCNNode {
    /// Adds players of animations, finds them and removes them.
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        unnamed += 1
        players[key ?? "unnamed \(unnamed)"] = player
    }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { players[key] }
    public func addAnimation(_ animation: SCNAnimation, forKey key: String?) {
        addAnimationPlayer(SCNAnimationPlayer(animation: animation), forKey: key)
    }
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) {
        removeAnimation(forKey: key)
        players[key] = nil
    }
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) {
        removeAllAnimations()
        players = [:]
    }
    public func pauseAnimation(forKey key: String) { players[key]?.paused = true }
    public func resumeAnimation(forKey key: String) { players[key]?.paused = false }
    public func isAnimationPaused(forKey key: String) -> Bool { players[key]?.paused ?? false }
}

/// The player of a sound, which nobody hears.
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
    /// The sound, and the closures that are called before and after it: never.
    public let audioSource: SCNAudioSource?
    open var willStartPlayback: (() -> Void)?
    open var didFinishPlayback: (() -> Void)?

    /// Creates a player of a sound.
    public init(source: SCNAudioSource) {
        audioSource = source
    }
}
