public import Foundation

/// Steps that were counted. None are.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// The time, and the steps in it.
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    /// In seconds a metre.
    open var currentPace: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
    /// In steps a second.
    open var currentCadence: NSNumber? { nil }
}

/// The closures of the sensors.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Counts steps. There is no sensor.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}
    /// The abilities, and the permission.
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Counts nothing: the closure is given an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, notAvailable)
    }
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopUpdates() {}
    open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
        handler(nil, notAvailable)
    }
    open func stopEventUpdates() {}
}

/// A pause in a walk, or its end.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// The moment and the kind.
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}

/// The kind of an event in a walk.
public enum CMPedometerEventType: Int, Sendable {
    case pause, resume
}
