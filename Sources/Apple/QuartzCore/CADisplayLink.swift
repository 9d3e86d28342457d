public import Foundation

/// A timer that keeps step with a screen. QuartzCore's class; there is no screen, and so no step.
open class CADisplayLink: NSObject {
    /// The times of the steps, in seconds, and their rate.
    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 1.0 / 60 }
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var frameInterval = 1
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link that calls nobody.
    public override init() {}
    /// Creates a link that would call a target.
    public init(target: Any, selector sel: Selector) {}

    /// Begins or ends the steps, of which there are none.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// The rates that suit an animation, in steps a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The rates.
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    /// Creates a range of rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
