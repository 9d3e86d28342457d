public import Foundation

extension Animation {
    /// A spring that does not swing over, of half a second.
    public static let `default` = Animation.spring()

    /// The animations along SwiftUI's timing curves, of .35 s.
    public static var linear: Animation { timingCurve(.linear, duration: standardDuration) }
    public static var easeIn: Animation { timingCurve(.easeIn, duration: standardDuration) }
    public static var easeOut: Animation { timingCurve(.easeOut, duration: standardDuration) }
    public static var easeInOut: Animation { timingCurve(.easeInOut, duration: standardDuration) }

    /// Returns an animation along the curve, of `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A curve over `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// A cubic curve by its two control points, over `duration` seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: .init(x: CGFloat(p1x), y: CGFloat(p1y)),
                endControlPoint: .init(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
    }

    private static var standardDuration: TimeInterval { 0.35 }
}

extension Animation {
    /// The animation `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(animation: self, delay: delay))
    }

    /// The animation `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(PacedAnimation(animation: self, speed: speed))
    }

    /// The animation so many times, every other time backwards where it `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation without end. A picture shows where one pass of it leads.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, over after `duration` seconds for those who wait for its end.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(CompletedAnimation(animation: self, duration: duration))
    }
}
