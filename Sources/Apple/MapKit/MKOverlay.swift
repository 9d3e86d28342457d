/// A line or an area over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the overlay.
    var boundingMapRect: MKMapRect { get }
}

/// A line through places.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
    private(set) var coordinates: [CLLocationCoordinate2D] = []

    public override init() {}

    convenience init(places: [CLLocationCoordinate2D]) {
        self.init()
        coordinates = places
    }

    /// Creates a line through coordinates.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coordinates.prefix(count)))
    }

    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let places: [CLLocationCoordinate2D] = Array(UnsafeBufferPointer(start: coordinates, count: count))
        self.init(places: places)
    }
    /// A polygon of points on the map, of which the first `count` are taken.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(places: points.prefix(count).map(\.coordinate))
    }

    /// The texts of the line.
    open var title: String?
    open var subtitle: String?

    /// Writes a range of the coordinates.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, index) in (range.location..<NSMaxRange(range)).enumerated() {
            if coordinates.indices.contains(index) { coords[offset] = coordinates[index] }
        }
    }

    /// The points on the map. They live as long as the line.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storedPoints }
    private lazy var storedPoints: UnsafeMutablePointer<MKMapPoint> = {
        let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(coordinates.count, 1))
        for (index, place) in coordinates.enumerated() { (points + index).initialize(to: MKMapPoint(place)) }
        hasPoints = true
        return points
    }()
    private var hasPoints = false

    deinit { if hasPoints { storedPoints.deallocate() } }

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

/// A line along the surface of the earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area between places.
open class MKPolygon: MKPolyline, @unchecked Sendable {
    /// The holes in the area.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates an area with holes.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: Array(coordinates.prefix(count)))
        self.interiorPolygons = interiorPolygons
    }
}

/// Several lines.
open class MKMultiPolyline: NSObject, MKOverlay {
    /// The lines that are drawn as one.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
    }

    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Several areas.
open class MKMultiPolygon: NSObject, MKOverlay {
    /// The polygons that are drawn as one.
    public let polygons: [MKPolygon]

    /// Creates an overlay of areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
    }

    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance
    open var title: String?
    open var subtitle: String?

    /// Creates a circle of no size.
    public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
    /// Creates a circle around a coordinate; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }
    /// Creates a circle around the middle of a rectangle, as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}
