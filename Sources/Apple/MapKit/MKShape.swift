public import Foundation

/// A thing on a map with texts: the class of points, lines and areas.
open class MKShape: NSObject, MKAnnotation, MKGeoJSONObject {
    /// The texts of the shape, and its place: the middle of an overlay, and no place for a shape that is none.
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D {
        (self as? any MKOverlay)?.boundingMapRect.center ?? CLLocationCoordinate2D()
    }
}

/// A point with a title.
open class MKPointAnnotation: MKShape {
    /// The place of the point.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    private var place = CLLocationCoordinate2D()

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
