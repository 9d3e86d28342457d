public import Foundation

/// The user's permission to know their location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4

    /// Apple's old name for ``authorizedAlways``.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy with which an app may know its user's location.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// The user's activity while locations are measured.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// The reason why there is no location.
public struct CLError: Error, Hashable, Sendable {
    /// The reasons for an error.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The reasons as members of the error's type.
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// A measurement of where a device is. The user has not answered whether it is allowed, so that the app is seen as it is then:
/// each demand for a place fails with ``CLError/Code/denied``, and the delegate is told so.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// An object that is told of the permission once it is set, as on Apple's systems, and of each failure.
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            later { $0.locationManagerDidChangeAuthorization($1) }
        }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1

    public override init() {}

    /// The location and the direction, as far as they are known.
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var monitoredRegions: Set<CLRegion> { [] }

    /// The user's permission, which was not asked for.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Returns whether a service is there.
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Asks the user for the permission to know their location.
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}

    /// - Throws: ``CLError/Code/denied``.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        throw CLError(.denied)
    }

    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CLError(.denied)) }

    /// Asks for the location once.
    open func requestLocation() { fail(.denied) }
    open func startUpdatingLocation() { fail(.denied) }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() { fail(.headingFailure) }
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { fail(.denied) }
    open func stopMonitoringSignificantLocationChanges() {}

    /// Watches a region.
    open func startMonitoring(for region: CLRegion) {
        later { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }

    /// Watches a region no longer.
    open func stopMonitoring(for region: CLRegion) {}
    open func requestState(for region: CLRegion) { fail(.denied) }

    private func fail(_ code: CLError.Code) { later { $0.locationManager($1, didFailWithError: CLError(code)) } }

    /// Tells the delegate when the caller is done: answers never come in the midst of the question.
    private func later(_ tell: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        nonisolated(unsafe) let tell = tell
        DispatchQueue.main.async { [self] in
            if let delegate { tell(delegate, self) }
        }
    }
}

/// An object that a ``CLLocationManager`` tells of places, and of failures.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The calls of the manager.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
