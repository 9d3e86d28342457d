public import Foundation

/// An animation of a layer. Nothing moves in a picture.
open class CAAnimation: NSObject, NSCoding, CAMediaTiming, CAAction {
    /// The timing of the animation; times are in seconds.
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var delegate: (any CAAnimationDelegate)?

    public override init() {}

    /// Nothing is read from archives here: the animation is as a new one.
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}

    /// The time until the end, in seconds; nil for one that has none.
    var length: CFTimeInterval? {
        let times =
            repeatDuration > 0 ? repeatDuration : duration * Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
        let length = beginTime.isFinite && speed > 0 ? times / Double(speed) : .infinity
        return length.isFinite ? max(length, 0) : nil
    }
}

/// The delegate of an animation. QuartzCore's protocol.
public protocol CAAnimationDelegate {
    /// The calls at both ends of the animation.
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property. Nothing moves in a picture.
open class CAPropertyAnimation: CAAnimation {
    /// The property that changes, and the way in which values add up.
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A function from numbers to a transform.
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates the function of a name.
    public init?(name: CAValueFunctionName) {
        self.name = name
    }
}

/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A change from a value to another. Nothing moves in a picture.
open class CABasicAnimation: CAPropertyAnimation {
    /// The values of the change.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// A change as a spring moves. Nothing moves in a picture.
open class CASpringAnimation: CABasicAnimation {
    /// The properties of the spring.
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    /// Creates a spring of a length and a bounce.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        stiffness = CGFloat(
            (2 * Double.pi / max(perceptualDuration, 0.001)) * (2 * Double.pi / max(perceptualDuration, 0.001)))
        damping = (1 - bounce) * 2 * stiffness.squareRoot()
    }

    /// The time after which it is at rest, within a thousandth.
    open var settlingDuration: CFTimeInterval { damping > 0 ? Double(2 * mass / damping) * 6.9 : .infinity }
    /// The length that people take for that of the spring.
    open var perceptualDuration: CFTimeInterval { 2 * Double.pi / Double((stiffness / mass).squareRoot()) }
    open var bounce: CGFloat { 1 - damping / (2 * (stiffness * mass).squareRoot()) }
}

/// A change from value to value. Nothing moves in a picture.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, or the path along which a place moves, and their times, 0...1.
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
}

/// Animations at the same time. Nothing moves in a picture.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// The change of a layer's content. Nothing moves in a picture.
open class CATransition: CAAnimation {
    /// The kind of the change, and its direction.
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// The values between those of a change.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The turn of what moves along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a layer's change.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's change.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
