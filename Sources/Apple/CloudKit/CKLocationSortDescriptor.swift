public import CoreLocation
public import Foundation

/// Orders records by their distance from a place.
open class CKLocationSortDescriptor: NSSortDescriptor {
    /// The place.
    public let relativeLocation: CLLocation

    /// Creates an order by a field that holds a place.
    public init(key: String, relativeLocation: CLLocation) {
        self.relativeLocation = relativeLocation
        super.init(key: key, ascending: true)
    }
}
