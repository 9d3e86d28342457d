public import Foundation

extension Animation {
    /// A spring by how quick it is and how strongly it is braked.
    ///
    /// - Parameter blendDuration: Over how many seconds it takes over from a spring that it interrupts.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring by its apparent duration in seconds, and how much it swings over.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    public static var spring: Animation { spring(Spring()) }

    /// A quick spring for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A spring that adds to one that it interrupts; `initialVelocity` is in lengths of the change a second.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(AddedSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// The animations by the springs of these names, of half a second.
    public static var smooth: Animation { spring(.smooth) }
    public static var snappy: Animation { spring(.snappy) }
    public static var bouncy: Animation { spring(.bouncy) }

    /// An animation by a spring without bounce; `duration` is in seconds, and `extraBounce` is added to the bounce of 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// An animation by a spring with a small bounce; `duration` is in seconds, and `extraBounce` is added to the bounce of
    /// .15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// An animation by a spring with a larger bounce; `duration` is in seconds, and `extraBounce` is added to the bounce of
    /// .3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
