// `import CoreMotion` where Apple's framework is missing: there is no sensor, and nothing is felt.
@_exported public import Foundation

/// The domain of the framework's errors, and their numbers.
public let CMErrorDomain = "CMErrorDomain"
public let CMErrorMotionActivityNotAvailable = CMErrorCode(109)

/// The number of an error.
public struct CMErrorCode: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    /// Creates a number.
    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

private var notAvailable: NSError { NSError(domain: CMErrorDomain, code: 109) }

/// A turn about three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    /// The parts along the axes.
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}
}

/// A pull along three axes, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}
}

/// A turn in space.
public struct CMQuaternion: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0, w = 1.0

    public init() {}
}

/// Something that was felt at a moment.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// In seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// The turn of the device, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// The angles about the axes, and the turn as four numbers.
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The movement of the device.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The turn and the pulls.
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var heading: Double { 0 }
}

/// The pull that is felt.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The pull.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The turn that is felt.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The turn about each axis: none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The frame of the device's turn.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

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

/// The permission to feel.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Steps that were counted. None are.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// The time, and the steps in it.
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
}

/// Counts steps. There is no sensor.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}
    /// The abilities, and the permission.
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Counts nothing: the closure is given an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, notAvailable)
    }
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopUpdates() {}
}

/// A field of magnets, in microteslas: none is felt.
public struct CMMagneticField: Hashable, Sendable {
    /// The field along each axis.
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
}

/// A measure of the magnetic field.
open class CMMagnetometerData: NSObject, @unchecked Sendable {
    /// The field along the axes of the device, in microtesla: none.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The height of a device. There is no barometer: the closures are given an error.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    /// The abilities, and the permission.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Measures nothing: the closure is given an error.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopRelativeAltitudeUpdates() {}
}

/// A height, in metres, and the pressure of the air, in kilopascals.
open class CMAltitudeData: NSObject, @unchecked Sendable {
    /// The height and the pressure.
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

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
open class CMMotionActivity: NSObject, @unchecked Sendable {
    /// The trust in what is told.
    public enum Confidence: Int, Sendable {
        case low, medium, high
    }

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
