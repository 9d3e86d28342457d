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
