public import Foundation

/// The state of an animation. UIKit's type.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The end at which an animation is. UIKit's type.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// The pace of an animation. UIKit's protocol.
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace with two control points. UIKit's class.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// Creates a pace of UIKit's or of two control points.
    public init(animationCurve curve: UIView.AnimationCurve) {}
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// The pace of a spring. UIKit's class.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Creates the pace of a spring.
    public init(dampingRatio ratio: CGFloat) {}
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
    public init(duration: TimeInterval, bounce: CGFloat) {}
    public override init() {
        super.init()
    }
}

/// Changes of views, as an animation that can be held. UIKit's class: once it starts, the changes are made at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    /// The length in seconds, and the state.
    public let duration: TimeInterval
    open var delay: TimeInterval { 0 }
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { false }
    open var isReversed = false
    open var fractionComplete: CGFloat = 0
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var pausesOnCompletion = false
    open var scrubsLinearly = true
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator with a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
    }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }

    /// An animator that starts at once.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes, or a call for the end.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, and tells the end after the animation's length.
    open func startAnimation() {
        guard state != .stopped else { return }
        for change in animations { change() }
        animations = []
        fractionComplete = 1
        state = pausesOnCompletion ? .active : .inactive
        let told = completions
        completions = []
        DispatchQueue.main.asyncAfter(deadline: .now() + max(duration, 0)) { for tell in told { tell(.end) } }
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }

    /// Holds or ends the animation.
    open func pauseAnimation() { state = .active }
    open nonisolated func stopAnimation(_ withoutFinishing: Bool) {}
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        state = .inactive
        let told = completions
        completions = []
        for tell in told { tell(finalPosition) }
    }
}
