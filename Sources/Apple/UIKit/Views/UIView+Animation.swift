public import Foundation

// What is changed is changed at once. The end is told as long after as the animation would take: within a picture in its virtual time.
extension UIView {
    /// Changes views at once; `completion` is given true after the animation's length, in seconds.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(after: duration, completion)
    }

    /// Changes views at once; `completion` is given true after the delay and the animation's length, in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(after: delay + duration, completion)
    }

    /// Changes views at once; `completion` is given true after the delay and the animation's length, in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(after: delay + duration, completion)
    }

    /// Changes a view at once; `completion` is given true after the transition's length, in seconds.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        end(after: duration, completion)
    }

    private static func end(after length: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(length, 0)) { completion(true) }
    }

    /// The options of an animation of views. Nothing moves in a picture.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }
}
