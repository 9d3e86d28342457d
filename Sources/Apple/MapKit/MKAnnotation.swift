/// An object at a coordinate of a map of UIKit.
public protocol MKAnnotation: NSObjectProtocol {
    /// The coordinate, and the texts of the object.
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A point with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {}

    /// Creates an annotation at a coordinate.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The user's location, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The location, which is not known here.
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? = "My Location"
    open var subtitle: String?
}
