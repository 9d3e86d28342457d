public import CoreLocation

/// The location of the user, as a map tells it to its mark. No map knows one here.
public struct UserLocation: Sendable {
    /// The place and the direction; nil where they are not known.
    public let location: CLLocation?
    public let heading: CLHeading?
}
