/// A line or an area over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the overlay, and the choice whether the overlay covers all that is below.
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }

    /// Returns whether the overlay reaches into a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    public var canReplaceMapContent: Bool { false }
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates a line through coordinates or points of the map, of which the first `count` are taken.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }
}

/// A line along the surface of the earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// The holes in the area.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates an area between coordinates or points of the map, of which the first `count` are taken.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }

    /// Creates an area with holes.
    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coordinates, count: count)
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(points: points, count: count)
        self.interiorPolygons = interiorPolygons
    }
}

/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines that are drawn as one.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
    }

    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Several areas.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The polygons that are drawn as one.
    public let polygons: [MKPolygon]

    /// Creates an overlay of areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
    }

    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// The radius in metres, and the middle.
    public let radius: CLLocationDistance
    open override var coordinate: CLLocationCoordinate2D { center }

    /// Creates a circle of no size.
    public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
    /// Creates a circle around a coordinate; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }
    /// Creates a circle around the middle of a rectangle, as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let metres = MKMetersPerMapPointAtLatitude(mapRect.center.latitude)
        self.init(center: mapRect.center, radius: max(mapRect.width, mapRect.height) / 2 * metres)
    }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}
