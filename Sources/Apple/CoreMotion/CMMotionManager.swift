public import Foundation

/// Feels the movement of the device. There is no sensor: who asks is told so, once.
open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() {}
    /// The sensors, and the intervals in seconds.
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var showsDeviceMovementDisplay = false
    open var deviceMotion: CMDeviceMotion? { nil }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }

    /// Begins to feel: the closure is given an error.
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopMagnetometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopDeviceMotionUpdates() {}
    open func stopAccelerometerUpdates() {}
    open func stopGyroUpdates() {}
}

/// Feels the movement of headphones. None are worn: who asks is told so, once.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    public override init() {}
    /// The ability, the permission, and who is told of headphones that come and go.
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Waits for headphones that come and go: none do, and the delegate is never told.
    open var isConnectionStatusActive: Bool { false }
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}

    /// Begins to feel: the closure is given an error.
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopDeviceMotionUpdates() {}
}

/// Told of headphones that come and go.
public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
    /// Called where headphones come and go.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
