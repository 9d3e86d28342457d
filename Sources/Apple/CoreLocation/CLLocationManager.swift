public import Foundation

/// The user's activity while locations are measured.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
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
    open var headingOrientation = CLDeviceOrientation.portrait
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    open var isAuthorizedForWidgetUpdates: Bool { false }

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
    open func startMonitoringVisits() { fail(.denied) }
    open func stopMonitoringVisits() {}

    /// Measures the distance to beacons, which fails.
    open class func isRangingAvailable() -> Bool { false }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func startRangingBeacons(in region: CLBeaconRegion) {
        later { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    open var rangedRegions: Set<CLRegion> { [] }

    /// The older way to ask for locations in one go, later on, which fails.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        later { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
    }
    open func disallowDeferredLocationUpdates() {}

    /// Asks for the token by which a server asks for the place, which fails.
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        completion?(nil, CLError(.denied))
    }
    open func stopMonitoringLocationPushes() {}

    /// Closes the page that is not open, and asks whether the device is in a region.
    open func dismissHeadingCalibrationDisplay() {}
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
