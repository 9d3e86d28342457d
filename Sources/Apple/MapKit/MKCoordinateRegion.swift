/// The extent of a part of the earth, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
    /// The extent in degrees of latitude and of longitude.
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth, by its middle and its extent.
public struct MKCoordinateRegion: Sendable {
    /// The centre and the extent of the region.
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A part of the earth by its extent in metres, on a sphere of the earth's equatorial radius.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 6_378_137 * Double.pi / 180
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: longitudinalMeters / (degree * max(cos(center.latitude * .pi / 180), 0.01))))
    }

    /// Creates the region that a rectangle of the map covers.
    public init(_ rect: MKMapRect) {
        let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
    }

    /// The rectangle of the map that the region takes.
    var mapRect: MKMapRect {
        let top = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2
            ))
        let bottom = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2
            ))
        return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
}

/// - Returns: A region of an extent in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
