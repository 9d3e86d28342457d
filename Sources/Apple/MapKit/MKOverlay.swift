/// A line or an area over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the overlay.
    var boundingMapRect: MKMapRect { get }
}

/// A line through places.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
    let coordinates: [CLLocationCoordinate2D]

    public override init() {
        coordinates = []
    }

    /// Creates a line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.coordinates = Array(coordinates.prefix(count))
    }

    /// The number of points.
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    open var boundingMapRect: MKMapRect { rect }

    private var rect: MKMapRect {
        coordinates.reduce(.null) { rect, place in
            rect.union(MKCoordinateRegion(center: place, span: MKCoordinateSpan()).mapRect)
        }
    }
}

/// An area between places.
open class MKPolygon: MKPolyline, @unchecked Sendable {}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle around a coordinate; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}
