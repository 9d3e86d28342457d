/// Tells a view of the map in it. Places of fingers are not known: conversions give nil.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    /// Creates a reader of the maps inside.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(MapProxy()) }
}

/// Converts between a map and the views around it. Nothing is known of the map before it is drawn: everything is nil.
public struct MapProxy {
    /// The coordinate at a point; nil where there is no map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }

    /// The camera from which a place, a rectangle or a region is seen from top to bottom, looking straight down.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        camera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    public func camera(framing rect: MKMapRect) -> MapCamera? { camera(framing: MKCoordinateRegion(rect)) }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { MapCamera(framing: region) }
}
