public import Foundation

/// The way in which somebody moves. Nobody is known to.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}
    /// The ability, and the permission.
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Knows nothing: the closure is given none.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {
        handler(nil)
    }
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopActivityUpdates() {}
}

/// A way in which somebody moves.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// The trust in what is told.
    public typealias Confidence = CMMotionActivityConfidence

    /// The ways.
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
    open var startDate: Date { .distantPast }
    open var confidence: Confidence { .low }
}

/// The trust in what is told of a way of moving.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}
