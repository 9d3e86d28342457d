public import CoreLocation
public import Foundation

/// Orders records by their distance from a place, those without one last.
open class CKLocationSortDescriptor: NSSortDescriptor {
    /// The place.
    public let relativeLocation: CLLocation

    /// Creates an order by a field that holds a place.
    public init(key: String, relativeLocation: CLLocation) {
        self.relativeLocation = relativeLocation
        func distance(_ record: Any) -> CLLocationDistance {
            ((record as? CKRecord)?[key] as? CLLocation)?.distance(from: relativeLocation) ?? .infinity
        }
        super.init(keyPath: \NSObject.self, ascending: true) { first, second in
            let (first, second) = (distance(first), distance(second))
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
    }
}
