public import Contacts

/// The address of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The coordinate of the place.
    public let coordinate: CLLocationCoordinate2D

    /// Creates a place without an address.
    public override convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }
    /// Creates a place at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Creates a place with an address.
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        self.init(placemark: CLPlacemark(location: place, name: nil, postalAddress: postalAddress))
    }

    /// Creates a place from a placemark.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }

    /// The texts for the place, and its country.
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { isoCountryCode }
}
