public import Foundation

/// The state of an animation. UIKit's type.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The end at which an animation is. UIKit's type.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An animation that can be held. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation, and its beginning, holding and end.
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    nonisolated func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes, or a call for the end.
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The kind of an animation's pace. UIKit's type.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The pace of an animation. UIKit's protocol.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the pace, and its values.
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace with two control points. UIKit's class.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The pace, and its control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    open private(set) var timingCurveType: UITimingCurveType
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Creates a pace of UIKit's or of two control points.
    public convenience override init() { self.init(animationCurve: .easeInOut) }
    /// Creates a pace of UIKit.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
        default: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
    }
    /// Creates a pace of two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }
}

/// The pace of a spring. UIKit's class.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the beginning, in distances of the change a second.
    open private(set) var initialVelocity: CGVector
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Creates the pace of a spring.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
    }
    public override init() {
        initialVelocity = .zero
        super.init()
    }
}

/// Changes of views, as an animation that can be held. UIKit's class: once it starts, the changes are made at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The length in seconds, and the state.
    open private(set) var duration: TimeInterval
    open private(set) var timingParameters: (any UITimingCurveProvider)?
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
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with a length in seconds and a pace: a given one, a curve or a spring.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        self.animations = animations.map { [$0] } ?? []
    }
    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.animations = animations.map { [$0] } ?? []
    }
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        timingParameters = UISpringTimingParameters(dampingRatio: ratio)
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

    /// The position at the end, once it is reached.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
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
