public import Foundation

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
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    open func stopAbsoluteAltitudeUpdates() {}
}

/// A height, in metres, and the pressure of the air, in kilopascals.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// The height and the pressure.
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

/// A height above the sea, in metres.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    /// The height, and how far it may be wrong.
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}
